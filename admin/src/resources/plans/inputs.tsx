import { Box, Checkbox, FormControlLabel, TextField as MuiTextField } from '@mui/material';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { PLACES, SKIPS, type HolidayKind, type Place, type Scope } from '#contract/plan-rules';
import { useStaff } from '../../fields/useStaff';
import { NamedButton } from '../../ui/NamedButton';
import { usePlansTranslate } from './usePlansTranslate';
import { PLACE_WORDS, WEEKDAY_NUMBERS, weekdayWord } from './words';

/** Fields of a form whose state the page itself keeps, so that nothing typed is lost whatever the server answers. */
interface FieldProps<Value extends string = string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** What the server found wrong with the value. */
  error?: string | undefined;
}

type InputRef = RefObject<HTMLInputElement | null>;

/** The first field in which the server finds something wrong takes the focus: its reason is then seen, and read out. */
function useErrorProps(error: string | undefined, inputRef?: InputRef) {
  const own: InputRef = useRef(null);
  const input = inputRef ?? own;
  useEffect(() => {
    if (error !== undefined && document.activeElement?.getAttribute('aria-invalid') !== 'true') input.current?.focus();
  }, [error, input]);
  return { error: error !== undefined, helperText: error, inputRef: input };
}

/** A quarter of an hour, in seconds. */
const QUARTER = 900;

interface TextProps extends FieldProps {
  /** What is picked in the browser's own way. */
  type?: 'date' | 'time' | 'month';
  hint?: string;
  lines?: true;
  inputRef?: InputRef;
}

export const TextField = ({ label, value, onChange, error, type, hint, lines, inputRef }: TextProps) => (
  <MuiTextField
    type={type}
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    autoComplete="off"
    slotProps={{ htmlInput: { step: type === 'time' ? QUARTER : undefined } }}
    {...(lines && { multiline: true, minRows: 2 })}
    {...useErrorProps(error, inputRef)}
    helperText={error ?? hint}
  />
);
export const DayField = (props: Omit<TextProps, 'type'>) => <TextField type="date" {...props} />;
export const TimeField = (props: FieldProps) => <TextField type="time" {...props} />;

interface ChoiceProps<Value extends string> extends FieldProps<Value> {
  choices: readonly { value: Value; label: string }[];
  /** What the choice of none is called, where there is one. */
  noneLabel?: string;
}

/** A native select, which on a phone is the system's own picker. */
export function ChoiceField<Value extends string>({ label, value, onChange, error, ...props }: ChoiceProps<Value>) {
  const { choices, noneLabel } = props;
  return (
    <MuiTextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as Value)}
      slotProps={{ select: { native: true } }}
      {...useErrorProps(error)}
    >
      {noneLabel !== undefined && <option value="">{noneLabel}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </MuiTextField>
  );
}
type OfferedProps<Value extends string = string> = Omit<ChoiceProps<Value>, 'choices'>;

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}
export const CheckboxField = ({ label, checked, onChange }: CheckboxProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox checked={checked} onChange={(_, isChecked) => onChange(isChecked)} />}
  />
);

/** Steps of fifteen minutes, up to four hours. */
const LENGTHS = Array.from({ length: 16 }, (_, place) => (place + 1) * 15);

export function MinutesField(props: FieldProps) {
  const t = usePlansTranslate();
  return (
    <ChoiceField
      {...props}
      choices={LENGTHS.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
    />
  );
}

export function WeekdayField(props: FieldProps) {
  const t = usePlansTranslate();
  return (
    <ChoiceField
      {...props}
      choices={WEEKDAY_NUMBERS.map((weekday) => ({ value: String(weekday), label: weekdayWord(t, weekday) }))}
    />
  );
}

export function PlaceField(props: OfferedProps<Place | ''>) {
  const t = usePlansTranslate();
  return <ChoiceField {...props} choices={PLACES.map((place) => ({ value: place, label: t(PLACE_WORDS[place]) }))} />;
}

export function StaffField(props: OfferedProps) {
  const staff = useStaff({ chosen: props.value });
  return <ChoiceField {...props} choices={staff.map(({ value, name }) => ({ value, label: name }))} />;
}

/** This session, or it and all that come after it in its series. */
export function ScopeField({ value, onChange }: Pick<FieldProps<Scope>, 'value' | 'onChange'>) {
  const t = usePlansTranslate();
  return (
    <ChoiceField
      label={t('whichSessions')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'this', label: t('onlyThis') },
        { value: 'following', label: t('thisAndFollowing') },
      ]}
    />
  );
}

interface HolidayKindsProps {
  value: readonly HolidayKind[];
  onChange: (value: readonly HolidayKind[]) => void;
  /** In which order they are offered. */
  kinds?: readonly HolidayKind[];
}

/** A tick for each kind of holiday. */
export function HolidayKindFields({ value, onChange, kinds = SKIPS }: HolidayKindsProps) {
  const t = usePlansTranslate();
  return kinds.map((kind) => (
    <CheckboxField
      key={kind}
      label={t(kind === 'public' ? 'publicHolidays' : 'schoolHolidays')}
      checked={value.includes(kind)}
      onChange={(isTicked) => onChange(SKIPS.filter((one) => (one === kind ? isTicked : value.includes(one))))}
    />
  ));
}

/** A field that is alone in its line takes all of it: half of one cuts a Tamil word. */
const GROWING = '1 1 150px';

/** Fields beside each other where there is room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', '& > *': { flex: GROWING } }}>
    {children}
  </Box>
);

/** Its fields and its button stand beside each other where there is room. */
const ROW_LAYOUT = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'start',
  width: '100%',
  '& > :not(button)': { flex: GROWING, maxWidth: { md: 200 } },
  pb: { xs: 2, md: 0 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: 'divider',
} as const;

interface WeekdayRowProps {
  /** None where the day is known. */
  weekday: string | undefined;
  at: string;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a weekday, in a list of such rows. */
export function WeekdayRow({ weekday, at, onRemove, children }: WeekdayRowProps) {
  const t = usePlansTranslate();
  const name = weekday && weekdayWord(t, Number(weekday));
  const row = useRef<HTMLDivElement>(null);
  const remove = (): void => {
    // The next row moves up into this one, and a second press on its button would remove it too.
    row.current?.focus();
    onRemove?.();
  };
  return (
    <Box ref={row} data-row role={name && 'group'} tabIndex={-1} aria-label={name} sx={ROW_LAYOUT}>
      {children}
      {onRemove && (
        <NamedButton sx={{ alignSelf: 'end' }} label={t('remove')} about={`${name}, ${at}`} onClick={remove} />
      )}
    </Box>
  );
}

/** A group of ticks, or of rows, with a name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 700, p: 0, mb: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
