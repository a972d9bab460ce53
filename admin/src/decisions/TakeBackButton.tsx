import { useNotify, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { takeBack } from '../providers/takeBack';
import { DecideButton } from '../ui/DecideButton';
import { type RecordPage, useTell } from './tell';
import { useAction } from '../form/useAction';

interface Props {
  resource: string;
  record: RaRecord;
  name: string;
  /** The status it is reset to. */
  status: string;
  label?: 'undo' | 'takeBack';
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

/** Takes a decision back and withdraws its message, if that was not told yet; the server says when it is too late. */
export function TakeBackButton({ resource, record, name, status, label = 'takeBack', page }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { decided, show } = useTell();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { run, isPending, failureNote } = useAction(
    'admin.status.takeBackFailed',
    () =>
      takeBack(resource, record, status).catch((error: unknown) => {
        refresh();
        throw error;
      }),
    () => {
      const now = translate(`resources.${resource}.statuses.${status}`);
      notify('admin.status.takenBack', { type: 'success', messageArgs: { name, status: now } });
      if (decided?.recordId === record.id) show(undefined);
      // The panel goes, and the button with it.
      if (label === 'undo') document.querySelector<HTMLElement>('h1')?.focus();
      refresh();
      if (page && page.pathname !== pathname) void navigate(page.pathname, { state: page.state });
    },
  );
  if (record.consentWithdrawnAt !== undefined) return null;
  return (
    <>
      <DecideButton
        {...(label === 'undo' ? { variant: 'outlined' } : { sx: LINK })}
        label={translate(`admin.status.${isPending ? 'takingBack' : label}`)}
        about={translate('admin.status.decisionFor', { name })}
        isPending={isPending}
        onDecide={run}
      />
      {failureNote}
    </>
  );
}
