import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';

/** Page by page; the server does the cutting. */
export function Pager() {
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { page, perPage, total = 0, setPage } = useListContext();
  const pages = Math.ceil(total / perPage);
  if (pages <= 1) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
      <Pagination
        count={pages}
        page={page}
        siblingCount={narrow ? 0 : 1}
        color="primary"
        onChange={(_event, next) => setPage(next)}
        aria-label={translate('admin.list.pages')}
        getItemAriaLabel={(type, number, selected) =>
          type === 'page'
            ? translate(selected ? 'admin.list.currentPage' : 'admin.list.page', { page: number })
            : translate(`admin.list.${type}`)
        }
      />
      <Typography color="text.secondary">{translate('admin.list.range', { first, last, total })}</Typography>
    </Box>
  );
}
