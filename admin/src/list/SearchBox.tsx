import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { searchTerm } from './searchTerm';
import { useNarrowing } from './useNarrowing';

const PAUSE_MS = 400;

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
  // A filter pressed meanwhile starts the wait anew: neither undoes the other.
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === term) return undefined;
    const timer = setTimeout(() => narrow('q', wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, term, narrow]);

  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
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
