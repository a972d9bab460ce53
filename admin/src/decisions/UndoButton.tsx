import { useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { undo } from '../providers/dataProvider';
import { DecideButton } from '../ui/DecideButton';
import { type RecordPage, useTell } from './tell';
import { useAction } from '../form/useAction';

interface Props {
  resource: string;
  record: RaRecord;
  name: string;
  /** The status it is reset to. */
  status: string;
  /** In the notice of the decision, which goes with it. */
  inNotice?: true;
  /** Opened again, if another is shown now. */
  page?: RecordPage;
}

/** As high as the status beside it, so that the row keeps its height. */
const LINK = {
  px: 0.5,
  py: 0,
  minHeight: { xs: 44, lg: 24 },
  whiteSpace: 'nowrap',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

/** Undoes a decision and withdraws its message, if that was not told yet; the server says when it is too late. */
export function UndoButton({ resource, record, name, status, inNotice, page }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { decided, show } = useTell();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { run, isPending, failureNote } = useAction(
    'admin.status.undoFailed',
    () =>
      undo(resource, record, status).catch((error: unknown) => {
        refresh();
        throw error;
      }),
    () => {
      const now = translate(`resources.${resource}.statuses.${status}`);
      notify('admin.status.undone', { type: 'success', messageArgs: { name, status: now } });
      if (decided?.recordId === record.id) show(undefined);
      if (inNotice) document.querySelector<HTMLElement>('h1')?.focus();
      refresh();
      if (page && page.pathname !== pathname) void navigate(page.pathname, { state: page.state });
    },
  );
  if (record.consentWithdrawnAt !== undefined) return null;
  return (
    <>
      <DecideButton
        {...(inNotice ? { variant: 'outlined' } : { sx: LINK })}
        label={translate(`admin.status.${isPending ? 'undoing' : 'undo'}`)}
        about={translate('admin.status.decisionFor', { name })}
        isPending={isPending}
        onDecide={run}
      />
      {failureNote}
    </>
  );
}
