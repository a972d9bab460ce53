interface Props {
  step: number;
  total: number;
  label: string;
}

/** The way as a bar with stones on it. The bar is what is read; the stones only show it. */
export function Path({ step, total, label }: Props) {
  return (
    <div className="path">
      <progress aria-label={label} max={total} value={step} />
      <div className="path-stones" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className={place + 1 < step ? 'walked' : place + 1 === step ? 'here' : undefined}>
            {place + 1}
          </span>
        ))}
      </div>
    </div>
  );
}
