import { useEffect, useState } from 'react';

const STANDS_MS = 500;

/** A value once it has stood for half a second. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), STANDS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
