interface Props {
  steps: readonly { readonly title: string; readonly text: string }[];
  /** `across` and `four`: three or four beside each other where there is room; `goals`: climbing from left to right. */
  way?: 'across' | 'four' | 'goals';
}

/** Numbered stones of a path: what comes after what. */
export function Stones({ steps, way = 'across' }: Props) {
  return (
    <ol className={`stones ${way}`}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
