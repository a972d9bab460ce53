import Box from '@mui/material/Box';

/** Stands while the guard looks at the token: a moment too short for words. */
export const Waiting = () => <Box aria-busy="true" sx={{ minHeight: '60vh' }} />;
