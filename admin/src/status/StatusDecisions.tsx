import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { NamedButton } from '../list/NamedButton';
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
        <NamedButton
          key={status}
          variant="outlined"
          data-decides
          sx={{ px: 1.25, minWidth: 76 }}
          label={translate(label)}
          about={name}
          onClick={({ detail }) => {
            // A double tap's second press may find the next record here: the first one has left the list by then.
            if (detail > 1) return;
            // The button goes with the decision; what it decided keeps the focus.
            onDecided();
            save(status);
          }}
        />
      ))}
    </Box>
  );
}
