import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { useCreatePath, useResourceContext, useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CameFrom } from '../paths';
import { pageKey } from '../config/resources';

/** Goes back in the history to the list this page was opened from: its page, filters and scroll position are kept. */
export function BackLink() {
  const createPath = useCreatePath();
  const translate = useTranslate();
  const navigate = useNavigate();
  const resource = useResourceContext() ?? '';
  const state = useLocation().state as Partial<CameFrom> | null;
  const list = createPath({ resource, type: 'list' });
  const from = state?.from;
  const page = pageKey(from ?? list) ?? pageKey(list);
  const goBack = (event: MouseEvent) => {
    if (from === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Button
      component={Link}
      to={from ?? list}
      startIcon={<ArrowBackIcon />}
      onClick={goBack}
      sx={{ mb: 1, ml: -1, textAlign: 'start' }}
    >
      {page && translate(page)}
    </Button>
  );
}
