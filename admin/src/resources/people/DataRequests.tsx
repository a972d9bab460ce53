import { Box, Button } from '@mui/material';
import { useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { DATA_REQUEST_FIELDS } from '#contract/data-requests';
import { day, today } from '../../config/formats';
import { FormDialog } from '../../form/FormDialog';
import { useRecordName } from '../../ui/useRecordName';
import { postOnce } from '../../providers/idempotency';
import { useNotifyText } from '../../providers/errors';
import { CloseButton, DataRequestState, HandedOverButton } from '../data-requests/parts';
import type { DataRequest, Person } from './person';
import { Section } from '../../ui/Section';
import { SECONDARY_TEXT, BORDERED_ITEM, PLAIN_LIST } from '../../theme/boxes';

/** Records a data subject request. */
export function RecordDataRequestButton() {
  const translate = useTranslate();
  const notify = useNotifyText();
  const refresh = useRefresh();
  const name = useRecordName();
  const id = useRecordContext()?.id;
  const [asking, setAsking] = useState(false);
  const open = async (values: object) => {
    const answer = await postOnce(`/people/${id}/data-requests`, values);
    setAsking(false);
    const due = day((answer.json as DataRequest).dueOn);
    notify(translate('resources.privacy-requests.askedDone', { day: due }), 'success');
    refresh();
  };
  return (
    <ResourceContextProvider value="privacy-requests">
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {translate('resources.privacy-requests.asked')}
      </Button>
      {asking && (
        <FormDialog
          title={translate('resources.privacy-requests.askedTitle', { name })}
          text={translate('resources.privacy-requests.askedText')}
          rules={DATA_REQUEST_FIELDS}
          defaults={{ receivedAt: today() }}
          submit="resources.privacy-requests.askedSubmit"
          failed="resources.privacy-requests.askedFailed"
          send={open}
          onClose={() => setAsking(false)}
        />
      )}
    </ResourceContextProvider>
  );
}

/** The data subject requests of this person. */
export function DataRequests() {
  const translate = useTranslate();
  const person = useRecordContext<Person>();
  if (!person || person.dataRequests.length === 0) return null;
  return (
    <Section id="asked" title={translate('resources.privacy-requests.ofPerson')}>
      <Box component="ul" sx={{ ...PLAIN_LIST, gap: 1.5 }}>
        {person.dataRequests.map(({ _id, ...request }) => (
          <RecordContextProvider key={_id} value={{ id: _id, ...request }}>
            <Box
              component="li"
              sx={{
                display: 'grid',
                alignItems: 'center',
                columnGap: 3,
                rowGap: 0.5,
                justifyItems: 'start',
                gridTemplateColumns: {
                  xs: '1fr',
                  md: '320px 1fr auto',
                },
                ...BORDERED_ITEM,
              }}
            >
              <Box>
                <strong>{translate(`resources.privacy-requests.choices.kind.${request.kind}`)}</strong>
                <Box sx={SECONDARY_TEXT}>
                  {translate('resources.privacy-requests.line', {
                    reference: request.reference,
                    day: day(request.receivedAt),
                  })}
                </Box>
              </Box>
              <Box>
                <DataRequestState />
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <HandedOverButton />
                <CloseButton />
              </Box>
            </Box>
          </RecordContextProvider>
        ))}
      </Box>
    </Section>
  );
}
