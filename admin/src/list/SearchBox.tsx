import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { searchTerm } from './searchTerm';

/** Free-text search by the server, a moment after the last key. */
export function SearchBox({ label }: { label: string }) {
  const { setFilters, filterValues } = useListContext();
  const term = searchTerm(filterValues);
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
        const { q: _before, ...others } = filterValues;
        const q = target.value.trim();
        setFilters(q === '' ? others : { ...others, q }, undefined, true);
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
