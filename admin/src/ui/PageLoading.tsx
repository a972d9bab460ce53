import Box from '@mui/material/Box';

/** Placeholder of a page while the token is checked or its code is loading: too short for a message. */
export const PageLoading = () => <Box aria-busy="true" sx={{ minHeight: '60vh' }} />;
