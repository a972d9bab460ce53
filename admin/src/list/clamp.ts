/** The beginning of a long text, in so many lines; the page about the record has all of it. */
export const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    whiteSpace: 'pre-line',
  }) as const;
