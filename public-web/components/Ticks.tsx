interface Props {
  lines: readonly string[];
  /** In two columns where there is room. */
  wide?: boolean;
}

/** A list whose points are small stones. */
export function Ticks({ lines, wide = false }: Props) {
  return (
    <ul className={wide ? 'ticks two' : 'ticks'}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
