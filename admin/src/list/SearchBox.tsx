import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { searchTerm } from './searchTerm';

/** Free-text search by the server, a moment after the last key. */
export function SearchBox({ label }: { label: string }) {
  const { setFilters, ...list } = useListContext();
  const [typed, setTyped] = useState(searchTerm(list.filterValues));
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setFilters({ q: target.value.trim() }, undefined, true);
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
