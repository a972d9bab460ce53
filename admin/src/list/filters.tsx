import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment } from '@mui/material';
import { TextInput, useResourceContext, useTranslate } from 'react-admin';
import { ChoiceInput } from '../fields/ChoiceInput';
import { useColleagues } from '../fields/colleagues';
import { useChoiceWord } from '../fields/useChoiceWord';
import { useStaff } from '../fields/useStaff';
import { NOBODY } from '../providers/dataProvider';

/** Free-text search on the server, debounced. */
export const searchFilter = (label: string) => (
  <TextInput
    key="q"
    source="q"
    type="search"
    label={label}
    alwaysOn
    autoComplete="off"
    sx={{ width: { xs: '100%', sm: 360 } }}
    slotProps={{
      htmlInput: { spellCheck: false, maxLength: 100 },
      input: {
        startAdornment: (
          <InputAdornment position="start">
            <SearchIcon aria-hidden />
          </InputAdornment>
        ),
      },
    }}
  />
);

interface OnlyProps {
  source: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  /** What is shown without it, where that is not everything. */
  otherwise?: string;
}

function Only({ source, label, choices, otherwise }: OnlyProps) {
  const translate = useTranslate();
  return (
    <ChoiceInput
      source={source}
      label={label}
      accessibleName={translate('admin.list.only', { label })}
      choices={[{ value: '', label: otherwise ?? translate('admin.list.all') }, ...choices]}
    />
  );
}

/** Filters by due date: overdue, or due today. */
export function DueFilter({ source }: { source: 'due'; alwaysOn: true }) {
  const translate = useTranslate();
  const choices = [
    { value: 'late', label: translate('admin.due.dueLate') },
    { value: 'today', label: translate('admin.due.dueToday') },
  ];
  return <Only source={source} label={translate('admin.due.filter')} choices={choices} />;
}

/** Filters for decisions that nobody has been told of. */
export function NotToldFilter({ source }: { source: 'toTell'; alwaysOn: true }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const label = translate(`resources.${resource}.notTold`, { _: translate('messages.decidedNotTold') });
  const choices = [{ value: 'true', label }];
  return <Only source={source} label={translate('messages.filter')} choices={choices} />;
}

/** Shows what is suspected of being spam, and nothing else. */
export function SuspectedSpamFilter({ source }: { source: 'suspectedSpam'; alwaysOn: true }) {
  const translate = useTranslate();
  const choices = [{ value: 'true', label: translate('suspectedSpam.only') }];
  const otherwise = translate('suspectedSpam.leftOut');
  // As short as the tab of the inbox: one line has to hold all filters.
  const label = translate('resources.inbox.tabs.suspectedSpam');
  return <Only source={source} label={label} choices={choices} otherwise={otherwise} />;
}

/** Filters by assigned teacher, or by whether nobody is assigned yet. */
export function StaffFilter({ source }: { source: 'assignedStaff'; alwaysOn: true }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const nobody = { value: NOBODY, label: translate('admin.staff.nobody') };
  const choices = [nobody, ...useStaff().map(({ value, name }) => ({ value, label: name }))];
  return <Only source={source} label={translate(`resources.${resource}.fields.${source}`)} choices={choices} />;
}

/** Filters by colleague, current ones only. */
export function WhoFilter({ source }: { source: 'who'; alwaysOn: true }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { data = [] } = useColleagues();
  const choices = data.map(({ email, full_name }) => ({
    value: email,
    label: full_name === undefined ? email : `${full_name} (${email})`,
  }));
  return <Only source={source} label={translate(`resources.${resource}.fields.${source}`)} choices={choices} />;
}

/** Filters by a range of days. */
export function DaysFilter(_: { source: 'days'; alwaysOn: true }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {['since', 'until'].map((source) => {
        const label = translate(`resources.${resource}.fields.${source}`);
        return <TextInput key={source} source={source} type="date" label={label} helperText={false} />;
      })}
    </Box>
  );
}

interface Props {
  source: string;
  values: readonly string[];
  alwaysOn: true;
}

/** Filters by one value of a field. */
export function ChoiceFilter({ source, values }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const wordOf = useChoiceWord();
  const choices = values.map((value) => ({ value, label: wordOf(source, value) }));
  return <Only source={source} label={translate(`resources.${resource}.fields.${source}`)} choices={choices} />;
}
