/** A list whose points are small stones. */
export function Ticks({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ticks">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
