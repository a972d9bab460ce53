import { Box } from '@mui/material';
import { useState } from 'react';
import { ResourceContextProvider, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { CLOSING_FIELDS } from '#contract/data-requests';
import { soonUntil } from '#contract/working-days';
import { useNameOf } from '../../fields/colleagues';
import { day, moment, today } from '../../config/formats';
import { DueText } from '../../fields/DueMark';
import { FormDialog } from '../../form/FormDialog';
import { useAction } from '../../form/useAction';
import { httpClient } from '../../providers/http';
import { NamedButton } from '../../ui/NamedButton';
import { StatusChip } from '../../ui/StatusChip';
import type { DataRequest } from '../people/person';
import '../../messages/dataRequests';

const isSoon = (day: string): boolean => day <= soonUntil(new Date());

/** Whether a request is closed: how and by whom, or by when it is due. */
export function DataRequestState() {
  const translate = useTranslate();
  const nameOf = useNameOf();
  const request = useRecordContext<DataRequest>();
  if (!request) return null;
  const { status, dueOn, how, sentence, closedAt, closedBy } = request;
  const state = dueOn < today() ? 'late' : isSoon(dueOn) ? 'soon' : 'later';
  const what = how ? translate(`resources.privacy-requests.how.${how}`) : sentence;
  return (
    <>
      <StatusChip status={status} label={translate(`resources.privacy-requests.statuses.${status}`)} />
      {status === 'open' ? (
        <DueText state={state} day={day(dueOn)} />
      ) : (
        <Box sx={{ fontSize: '0.9375rem' }}>
          {what && <Box sx={{ overflowWrap: 'anywhere' }}>{what}</Box>}
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {closedBy && nameOf(closedBy)}, {moment(closedAt)}
          </Box>
        </Box>
      )}
    </>
  );
}

/** Closes a request for a copy, once the person has it. */
export function HandedOverButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const request = useRecordContext<DataRequest>();
  const sentence = translate('resources.privacy-requests.handedOverSentence');
  const { run, isPending, failureNote } = useAction(
    'resources.privacy-requests.closeFailed',
    () => {
      const body = JSON.stringify({ status: 'done', sentence });
      return httpClient(`/data-requests/${request?.id}/close`, { method: 'POST', body });
    },
    () => {
      notify('resources.privacy-requests.closed', { type: 'success' });
      refresh();
    },
  );
  if (request?.status !== 'open' || request.kind !== 'access') return null;
  return (
    <>
      <NamedButton
        variant="outlined"
        label={translate('resources.privacy-requests.handedOver')}
        about={request.reference}
        aria-disabled={isPending}
        onClick={() => run()}
      />
      {failureNote}
    </>
  );
}

/** Closes a request that was refused, or answered in another way than on the person's page. */
export function CloseButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const request = useRecordContext<DataRequest>();
  const [asking, setAsking] = useState(false);
  if (request?.status !== 'open') return null;
  const close = async (values: object) => {
    await httpClient(`/data-requests/${request.id}/close`, { method: 'POST', body: JSON.stringify(values) });
    setAsking(false);
    notify('resources.privacy-requests.closed', { type: 'success' });
    refresh();
  };
  return (
    <ResourceContextProvider value="privacy-requests">
      <NamedButton
        variant="outlined"
        label={translate('resources.privacy-requests.close')}
        about={request.reference}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <FormDialog
          title={translate('resources.privacy-requests.closeTitle', { reference: request.reference })}
          text={translate('resources.privacy-requests.closeText')}
          rules={CLOSING_FIELDS}
          defaults={{ status: 'done' }}
          submit="resources.privacy-requests.closeSubmit"
          failed="resources.privacy-requests.closeFailed"
          send={close}
          onClose={() => setAsking(false)}
        />
      )}
    </ResourceContextProvider>
  );
}
