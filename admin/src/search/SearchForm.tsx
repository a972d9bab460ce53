import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { type Ref, type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../paths';

/** The search text in the navigation state. */
export function queryIn(state: unknown): string {
  const q = typeof state === 'object' && state !== null && 'q' in state ? state.q : undefined;
  return typeof q === 'string' ? q : '';
}

/** The search text is passed in navigation state, not in the URL: it may be a child's name. */
export function SearchForm({ input }: { input: Ref<HTMLInputElement> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, key } = location;
  const searched = queryIn(location.state);
  const [typed, setTyped] = useState({ q: searched, at: key });
  // After a navigation the field shows the text of that history entry.
  const q = typed.at === key ? typed.q : searched;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void navigate(PATHS.find, { state: { q }, replace: pathname === PATHS.find });
  };
  return (
    <form role="search" onSubmit={submit}>
      <TextField
        type="search"
        size="small"
        hiddenLabel
        fullWidth
        inputRef={input}
        value={q}
        onChange={({ target }) => setTyped({ q: target.value, at: key })}
        placeholder={translate('search.placeholder')}
        autoComplete="off"
        slotProps={{
          htmlInput: {
            'aria-label': translate('search.label'),
            'aria-keyshortcuts': '/ Control+K',
            enterKeyHint: 'search',
            maxLength: 100,
          },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton type="submit" edge="end" size="small" aria-label={translate('search.find')}>
                  <SearchIcon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </form>
  );
}
