import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { searchTerm } from './searchTerm';
import { useNarrowing } from './useNarrowing';

/** Free-text search by the server, a moment after the last key. */
export function SearchBox({ label }: { label: string }) {
  const { values, narrow } = useNarrowing();
  const term = searchTerm(values);
  const [typed, setTyped] = useState(term);
  const [seen, setSeen] = useState(term);
  // Back, or "Clear", changes the term from outside; what is being typed meanwhile is left alone.
  if (term !== seen) {
    setSeen(term);
    if (term !== typed.trim()) setTyped(term);
  }
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        narrow('q', target.value.trim(), true);
      }}
      autoComplete="off"
      sx={{ maxWidth: { sm: 360 } }}
      slotProps={{
        htmlInput: { spellCheck: false, maxLength: 100 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
