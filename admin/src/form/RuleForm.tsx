import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import type { Rules } from '#contract/rule';
import { isLong, RuleInput } from '../fields/RuleInput';
import { FailureNote } from '../list/FailureNote';
import type { Saving } from './useSave';

interface Props {
  rules: Rules;
  record?: Record<string, unknown> | undefined;
  saving: Saving;
  /** Message keys below which the values of a choice have their words, by field. */
  words?: Readonly<Record<string, string>>;
  /** The buttons. */
  children: ReactNode;
}

/** One input for each rule; what the server refuses stands at the field or above the form. */
export function RuleForm({ rules, record, saving, words = {}, children }: Props) {
  // The record may be fetched anew meanwhile: what is being typed must not change under the hands.
  const [start] = useState(record);
  return (
    <Form
      {...(start && { record: start })}
      onSubmit={saving.save}
      noValidate
      mode="onSubmit"
      reValidateMode="onSubmit"
      disableInvalidFormNotification
    >
      {saving.failure && <FailureNote text={saving.failure} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          alignItems: 'start',
        }}
      >
        {Object.entries(rules).map(([source, rule]) => (
          <Box key={source} sx={isLong(rule) ? { gridColumn: '1 / -1' } : {}}>
            <RuleInput source={source} rule={rule} wordsAt={words[source]} />
          </Box>
        ))}
      </Box>
      {children}
    </Form>
  );
}
