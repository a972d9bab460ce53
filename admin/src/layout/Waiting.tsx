import Box from '@mui/material/Box';

/** Shown while the guard checks the token: too short for a message. */
export const Waiting = () => <Box aria-busy="true" sx={{ minHeight: '60vh' }} />;
