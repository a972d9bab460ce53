import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { DecideButton } from '../list/DecideButton';
import { useRecordName } from '../list/useRecordName';
import type { StatusChoice } from './statusForm';
import { useSaveStatus } from './useSaveStatus';

/** The answers to a record that waits, one click each; any of them can be changed again. */
export function StatusDecisions({
  choice,
  ways,
  onDecided,
}: {
  choice: StatusChoice;
  ways: Readonly<Record<string, string>>;
  onDecided: () => void;
}) {
  const translate = useTranslate();
  const name = useRecordName();
  const save = useSaveStatus(choice.wordsAt);
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
      {Object.entries(ways).map(([status, label]) => (
        <DecideButton
          key={status}
          variant="outlined"
          sx={{ px: 1.25, minWidth: 76 }}
          label={translate(label)}
          about={name}
          onDecide={() => {
            // The button goes with the decision; what it decided keeps the focus.
            onDecided();
            save(status);
          }}
        />
      ))}
    </Box>
  );
}
