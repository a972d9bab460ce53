/**
 * Truncates a text after some lines. The full text is in the `title`, or on the page about the record.
 * @param from 'lg' if only tables truncate it, not cards
 */
export const clampedTo = (lines: number, from: 'xs' | 'lg' = 'lg') =>
  ({
    display: { [from]: '-webkit-box' },
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(lines),
    overflow: { [from]: 'hidden' },
  }) as const;
