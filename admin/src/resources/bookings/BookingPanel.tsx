import { Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import {
  EditBase,
  SaveButton,
  Toolbar,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { RuleForm } from '../../form/RuleForm';
import { NamedButton } from '../../ui/NamedButton';
import { useRowState } from '../../ui/rowState';
import { useRecordName } from '../../ui/useRecordName';
import { formIdOf, eraseDraft } from '../../providers/drafts';
import { Fields } from '../../record/Fields';
import { RecordFailure } from '../../ui/RecordFailure';
import { bookingResource } from '../../config/resources';
import { editedFieldsOf, fieldsOf, openFieldsOf } from './booking';
import { type EditedBooking, useSaySaved } from './useSaySaved';

/** All fields of a booking of one kind below its row, to read or to change in place. */
export function BookingPanel({ kind }: { kind: BookingKind }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const name = useRecordName();
  const { mode } = useRowState();
  const editing = mode === 'edit';
  const heading = useRef<HTMLHeadingElement>(null);

  // Edit mode is announced by its heading, and the fields follow.
  useEffect(() => {
    if (editing) heading.current?.focus();
  }, [editing]);

  return (
    <>
      <Typography ref={heading} component="h2" variant="h3" tabIndex={-1} sx={{ mb: 2 }}>
        {translate(`resources.${resource}.${editing ? 'editing' : 'detailsOf'}`, { name })}
      </Typography>
      {editing ? <EditRow kind={kind} /> : <Fields rules={fieldsOf(kind)} />}
    </>
  );
}

function EditRow({ kind }: { kind: BookingKind }) {
  const refresh = useRefresh();
  const { setMode } = useRowState();
  const record = useRecordContext<EditedBooking>();
  const resource = bookingResource(kind);
  const saySaved = useSaySaved(kind);
  const onSuccess = (changed: EditedBooking) => {
    saySaved(changed, record);
    setMode(undefined);
    refresh();
  };
  return (
    <EditBase
      resource={resource}
      id={record?.id}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess }}
      redirect={false}
      redirectOnError={false}
      queryOptions={{ onError: () => undefined }}
      // From the inbox, the booking is not in the cache of its own list: without it, the form would add one.
      loading={<></>}
    >
      <EditForm kind={kind} />
    </EditBase>
  );
}

function EditForm({ kind }: { kind: BookingKind }) {
  const record = useRecordContext();
  // A refetch that fails leaves the record, and with it the form.
  if (!record) return <RecordFailure inList />;
  return <RuleForm rules={{ ...editedFieldsOf(kind), ...openFieldsOf(record) }} toolbar={<RowToolbar />} />;
}

function RowToolbar() {
  const translate = useTranslate();
  const about = translate('admin.actions.forRecord', { name: useRecordName() });
  const { setMode } = useRowState();
  const form = formIdOf(useResourceContext() ?? '', useRecordContext()?.id);
  const cancel = () => {
    eraseDraft(form);
    setMode(undefined);
  };
  return (
    <Toolbar>
      <SaveButton alwaysEnable aria-label={`${translate('ra.action.save')} ${about}`} />
      <NamedButton variant="outlined" label={translate('ra.action.cancel')} about={about} onClick={cancel} />
    </Toolbar>
  );
}
