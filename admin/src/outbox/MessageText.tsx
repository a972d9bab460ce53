import Box from '@mui/material/Box';
import type { OutgoingMessage } from './message';

/** A message as its person reads it, in their language. */
export function MessageText({ message: { text, language } }: { message: OutgoingMessage }) {
  return (
    <Box
      lang={language}
      sx={{
        mt: 1,
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.default',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
      }}
    >
      {text}
    </Box>
  );
}
