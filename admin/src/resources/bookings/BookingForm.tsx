import Box from '@mui/material/Box';
import { useState } from 'react';
import { Form, useRecordContext } from 'react-admin';
import type { BookingKind } from '#contract/bookings';
import { RuleInput } from '../../fields/RuleInput';
import { FailureNote } from '../../list/FailureNote';
import { BookingFormButtons } from './BookingFormButtons';
import { editedFieldsOf, STATUS_WORDS, type Booking } from './kinds';
import { useSaveBooking } from './useSaveBooking';

/** The booking's own fields in place, by the rules of its kind; what the server refuses stands at the field or above. */
export function BookingForm({ kind }: { kind: BookingKind }) {
  // The list may be fetched anew meanwhile: what is being typed must not change under the hands.
  const [record] = useState(useRecordContext<Booking>());
  const { save, saving, failure } = useSaveBooking(kind);
  const rules = editedFieldsOf(kind);
  return (
    <Form
      record={record}
      onSubmit={save}
      noValidate
      mode="onSubmit"
      reValidateMode="onSubmit"
      disableInvalidFormNotification
    >
      {failure && <FailureNote text={failure} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          alignItems: 'start',
        }}
      >
        {Object.entries(rules).map(([source, rule]) => (
          <RuleInput
            key={source}
            source={source}
            rule={rule}
            wordsAt={source === 'status' ? STATUS_WORDS : undefined}
          />
        ))}
      </Box>
      <BookingFormButtons saving={saving} />
    </Form>
  );
}
