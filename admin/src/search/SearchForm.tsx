import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type Ref, type SyntheticEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../paths';
import { askedFor } from './asked';

/** What is looked for travels beside the address, not in it: it may be a child's name. */
export function SearchForm({ input }: { input: Ref<HTMLInputElement> }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, key } = location;
  const asked = askedFor(location.state);
  const [typed, setTyped] = useState({ q: asked, at: key });
  // Somewhere else, or after Back, it shows what that page is about.
  const q = typed.at === key ? typed.q : asked;
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
