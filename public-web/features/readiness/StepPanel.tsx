import { Ticks } from '../../components/Ticks.js';

interface Props {
  panel: { readonly title: string; readonly text: string; readonly points: readonly string[] };
  current: boolean;
}

export function StepPanel({ panel: { title, text, points }, current }: Props) {
  return (
    <li className="stack" aria-current={current ? 'step' : undefined}>
      <h3>{title}</h3>
      <p>{text}</p>
      <Ticks lines={points} />
    </li>
  );
}
