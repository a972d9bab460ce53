import SearchIcon from '@mui/icons-material/Search';
import { Box, IconButton, type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { PATHS } from '../paths';
import { useRole } from '../providers/authProvider';
import { mayOpen } from '../config/resources';
import { SearchForm } from './SearchForm';

const TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** "/" where nothing is being typed; Ctrl+K (on a Mac ⌘K) anywhere. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && !(target instanceof Element && target.closest(TYPING));
}

/** The words of the bar are of different length in each language. In less room, "Search" would be cut, and what is typed. */
const TOO_NARROW = '@container (max-width: 154px)';

/** The search in the top bar: a field, or where there is no room for it a link to the search page. */
export function SearchBox() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const role = useRole();
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const input = useRef<HTMLInputElement>(null);
  const isOpen = mayOpen(role, PATHS.find);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      event.preventDefault();
      input.current?.focus();
      // Where the bar has no room for it, the field is hidden and takes no focus.
      if (input.current && document.activeElement === input.current) input.current.select();
      else void navigate(PATHS.find);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, navigate]);
  if (!isOpen) return null;
  const link = (
    <IconButton component={Link} to={PATHS.find} color="primary" aria-label={translate('search.title')}>
      <SearchIcon />
    </IconButton>
  );
  if (!hasRoom) return link;
  return (
    <Box sx={{ flex: '0 1 230px', minWidth: 44, containerType: 'inline-size' }}>
      <Box sx={{ [TOO_NARROW]: { display: 'none' } }}>
        <SearchForm input={input} />
      </Box>
      <Box sx={{ display: 'none', [TOO_NARROW]: { display: 'block' } }}>{link}</Box>
    </Box>
  );
}
