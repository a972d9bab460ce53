/** A card on the page. */
export const PANEL = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.4,
  bgcolor: 'background.paper',
} as const;

/** A list without bullets. */
export const PLAIN_LIST = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  // A long word breaks, and does not widen the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  maxWidth: 1100,
} as const;

/** An item of it, with a line beside it. */
export const BORDERED_ITEM = { pl: 2, borderLeft: 3, borderColor: 'secondary.main' } as const;

/** A secondary line, such as who and when. */
export const SECONDARY_TEXT = { color: 'text.secondary', fontSize: '0.9375rem' } as const;
