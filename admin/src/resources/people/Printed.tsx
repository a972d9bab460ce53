import { Box } from '@mui/material';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { APPLICANT_FIELDS } from '#contract/users';
import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Rules } from '#contract/rule';
import type { SubjectGroup } from '#contract/subjects';
import { Fields } from '../../record/Fields';
import { fieldsOf } from '../bookings/booking';
import { SHOWN } from '../contacts/contact';
import type { ResourceName } from '../../config/resources';
import type { PersonRecord } from './person';

const RULES: Readonly<Record<Exclude<SubjectGroup, 'bookings'>, Rules>> = {
  courseRequests: COURSE_REQUEST_FIELDS,
  messages: SHOWN,
  applications: APPLICANT_FIELDS,
};

/** On paper only: on the screen it stands on the page about the record. */
export const PRINTED_ONLY = { display: 'none', displayPrint: 'block' } as const;

/** What a record holds, and what the family added to it later: who asks for their data may want them on paper. */
export function PrintedRecord({
  group,
  record,
  resource,
}: {
  group: SubjectGroup;
  record: PersonRecord;
  resource: ResourceName;
}) {
  const rules = group !== 'bookings' ? RULES[group] : record.kind && fieldsOf(record.kind);
  return (
    <Box sx={{ ...PRINTED_ONLY, mt: 1, mb: 2 }}>
      <ResourceContextProvider value={resource}>
        <RecordContextProvider value={{ ...record, id: record._id }}>
          {rules && <Fields rules={rules} />}
        </RecordContextProvider>
      </ResourceContextProvider>
      {record.notes?.map(({ at, text }) => (
        <Box key={`${at} ${text}`} lang={record.language} sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {text}
        </Box>
      ))}
    </Box>
  );
}
