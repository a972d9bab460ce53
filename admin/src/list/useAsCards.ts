import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import type { Layout } from './columns';

/** Whether the records stand as cards: where there is no room for a table, or where the spec asks for them. */
export function useAsCards({ cards = false }: Layout): boolean {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return cards || !wide;
}
