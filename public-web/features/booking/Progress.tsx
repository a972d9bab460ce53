interface Props {
  step: number;
  total: number;
  label: string;
}

/** The path so far. The words say it; the stones show it. */
export function Progress({ step, total, label }: Props) {
  return (
    <div>
      <p className="soft">{label}</p>
      <ol className="progress" aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <li
            key={place}
            className={place + 1 < step ? 'walked' : undefined}
            aria-current={place + 1 === step ? 'step' : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
