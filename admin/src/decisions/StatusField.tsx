import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, IconButton, NativeSelect, OutlinedInput } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { UndoButton } from './UndoButton';
import { ToldMark } from './ToldMark';
import { clampedTo } from '../theme/clampedTo';
import { useReturnFocus, useRowState } from '../ui/rowState';
import { useRecordName } from '../ui/useRecordName';
import { StatusChip } from '../ui/StatusChip';
import { DecideButton } from '../ui/DecideButton';
import { formId, type Statuses, type WithStatus } from './statuses';
import { useSaveStatus } from './useSaveStatus';

interface Props {
  statuses: Statuses;
  /** With the Change Status button, in rows whose actions column has no room for it. */
  changeable?: true;
  onSaved?: (() => void) | undefined;
}

/** The status of a row with its one-click decisions, or a select while it is being changed. */
export function StatusField({ statuses, changeable, onSaved }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const { mode, setMode } = useRowState();
  const opener = useReturnFocus('status');
  if (!record) return null;
  if (mode === 'status') return <StatusSelect statuses={statuses} record={record} />;
  const decisions = !statuses.final && <Decisions statuses={statuses} onSaved={onSaved} />;
  const undo = record.toTell && !statuses.final && (
    <UndoButton resource={resource} record={record} name={name} status={statuses.waiting} />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', ...GAP }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: { xs: 'wrap', lg: 'nowrap' },
          alignItems: 'center',
          ...GAP,
          columnGap: 0.5,
          ...(!changeable && { '&:not(:lang(en))': { flexWrap: 'wrap' } }),
        }}
      >
        <StatusChip status={record.status} label={translate(`resources.${resource}.statuses.${record.status}`)} />
        {changeable && record.consentWithdrawnAt === undefined ? (
          <IconButton
            ref={opener}
            title={translate('admin.actions.changeStatus')}
            aria-label={`${translate('admin.actions.changeStatus')} ${translate('admin.actions.forRecord', { name })}`}
            onClick={() => setMode('status')}
            sx={OPENER}
          >
            <ExpandIcon />
          </IconButton>
        ) : (
          undo
        )}
        {changeable && decisions}
      </Box>
      <Box sx={changeable ? SECOND_LINE : {}}>
        {changeable && undo}
        <ToldMark compact={changeable} />
        <CancelledMark compact={changeable} />
      </Box>
      {!changeable && decisions}
    </Box>
  );
}

/** Rows of a table have no room between the lines. */
const GAP = { columnGap: 0.75, rowGap: { xs: 0.75, lg: 0 } } as const;
/** No higher than the status beside it, and still a large enough target. */
const OPENER = { p: 0, ml: -1.5, mr: -0.5, my: -1 } as const;
const SECOND_LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', flexBasis: '100%' } as const;

/** Cancelled by the family, and why. */
function CancelledMark({ compact }: { compact?: true | undefined }) {
  const translate = useTranslate();
  const { cancelledBy, cancelReason } =
    useRecordContext<WithStatus & { cancelledBy?: 'family'; cancelReason?: string }>() ?? {};
  if (!cancelledBy) return null;
  return (
    <Box title={cancelReason} sx={{ ...(compact ? clampedTo(1) : { mt: 0.5 }), fontSize: '0.9375rem' }}>
      <strong>{translate('followUp.cancelled')}</strong>{' '}
      {cancelReason !== undefined && (
        <Box component={compact ? 'span' : 'div'} sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {cancelReason}
        </Box>
      )}
    </Box>
  );
}

/** In a table their words may stand on two lines, and they still stand beside each other. */
const BESIDE_EACH_OTHER = {
  display: { xs: 'flex', lg: 'grid' },
  flexWrap: 'wrap',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  gap: 0.75,
} as const;

interface DecisionsProps {
  statuses: Statuses;
  onSaved?: (() => void) | undefined;
}

/** One-click decisions for a pending record, or why it cannot be decided. */
export function Decisions({ statuses, onSaved }: DecisionsProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const record = useRecordContext<WithStatus>();
  const name = useRecordName();
  const { save, saving, isSaving } = useSaveStatus(onSaved);
  if (record?.consentWithdrawnAt !== undefined) return <span>{translate('admin.status.withdrawn')}</span>;
  if (record?.status !== statuses.waiting) return null;
  const about = translate(`resources.${resource}.about`, { ...record, _: name });
  return (
    <Box sx={BESIDE_EACH_OTHER}>
      {statuses.decisions.map((status) => (
        <DecideButton
          key={status}
          variant="outlined"
          sx={{ px: 1, minWidth: { xs: 72, lg: 'min-content' } }}
          label={translate(saving === status ? 'admin.actions.saving' : `resources.${resource}.decisions.${status}`)}
          about={about}
          isPending={isSaving}
          onDecide={() => save(status)}
        />
      ))}
    </Box>
  );
}

function StatusSelect({ statuses, record }: { statuses: Statuses; record: WithStatus }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const name = useRecordName();
  const { setMode } = useRowState();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    select.current?.focus();
  }, []);
  return (
    <NativeSelect
      input={<OutlinedInput size="small" fullWidth />}
      defaultValue={record.status}
      inputRef={select}
      inputProps={{ name: 'status', form: formId(record), 'aria-label': translate('admin.status.new', { name }) }}
      onKeyDown={(event) => event.key === 'Escape' && setMode(undefined)}
    >
      {statuses.values.map((value) => (
        <option key={value} value={value}>
          {translate(`resources.${resource}.statuses.${value}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
