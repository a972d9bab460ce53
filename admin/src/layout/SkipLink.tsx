import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';

export const MAIN_ID = 'main-content';

/** The first stop of the Tab key; seen only while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${MAIN_ID}`}
      onClick={(event: React.MouseEvent) => {
        // A hash in the address would be a navigation to the router.
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: -100,
        left: 8,
        zIndex: 'tooltip',
        p: 1.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        fontWeight: 700,
        '&:focus': { top: 8 },
      }}
    >
      {translate('admin.skip')}
    </Box>
  );
}
