import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useListContext } from 'react-admin';

/** Free-text search by the server, a moment after the last key. */
export function SearchBox({ label }: { label: string }) {
  const { filterValues, setFilters } = useListContext();
  const [typed, setTyped] = useState(String(filterValues.q ?? ''));
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        setFilters({ ...filterValues, q: target.value.trim() }, undefined, true);
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
