import { type ReactNode, useId, useState } from 'react';
import { PageLink } from '../../components/PageLink.js';
import { BulletList } from '../../components/sections.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

/** The programme, one step at a time; the last one leads to its booking. Without JavaScript and on paper all are shown. */
export function Stepper({ booking }: { booking: string }) {
  const t = useTexts('schoolReadiness');
  const [step, setStep] = useState(1);
  const note = useId();
  const total = t.steps.length;
  const atFirst = step === 1;
  const atLast = step === total;
  const go = (by: number) => setStep(Math.min(Math.max(step + by, 1), total));

  return (
    <div className="stepper card">
      <div className="stepper-place">
        <p role="status">{fill(t.stepOf, { step, total })}</p>
        <Path step={step} total={total} label={t.progress} />
      </div>
      <ol className="stepper-panels">
        {t.steps.map((panel, place) => (
          <StepPanel key={panel.title} panel={panel} current={step === place + 1}>
            {place + 1 === total && (
              <PageLink to={booking} className="button">
                {t.readyLink}
              </PageLink>
            )}
          </StepPanel>
        ))}
      </ol>
      <div className="stepper-controls">
        <div className="buttons">
          <button
            type="button"
            className="button quiet"
            aria-disabled={atFirst}
            aria-describedby={atFirst ? note : undefined}
            onClick={() => go(-1)}
          >
            {t.previous}
          </button>
          <button
            type="button"
            className="button"
            aria-disabled={atLast}
            aria-describedby={atLast ? note : undefined}
            onClick={() => go(1)}
          >
            {atLast ? t.finish : t.next}
          </button>
        </div>
        <p id={note} className="soft">
          {atFirst ? t.atFirst : atLast ? t.atLast : ''}
        </p>
      </div>
    </div>
  );
}

interface StepPanelProps {
  panel: { readonly title: string; readonly text: string; readonly points: readonly string[] };
  current: boolean;
  /** What the step leads to. */
  children?: ReactNode;
}

function StepPanel({ panel: { title, text, points }, current, children }: StepPanelProps) {
  return (
    <li className="stack" aria-current={current ? 'step' : undefined}>
      <h3>{title}</h3>
      <p>{text}</p>
      <BulletList lines={points} />
      {children}
    </li>
  );
}

interface PathProps {
  step: number;
  total: number;
  label: string;
}

/** Progress as a bar with stones; the stones are decorative. */
function Path({ step, total, label }: PathProps) {
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
