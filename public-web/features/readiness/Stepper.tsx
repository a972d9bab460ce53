import { useId, useState } from 'react';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { Path } from './Path.js';
import { StepPanel } from './StepPanel.js';
import { useAwake } from './useAwake.js';

/** The program, step by step. Until the page is awake (or without JavaScript) all steps stand below each other. */
export function Stepper() {
  const t = useTexts('schoolReadiness');
  const [step, setStep] = useState(1);
  const awake = useAwake();
  const note = useId();
  const total = t.steps.length;
  const atFirst = step === 1;
  const atLast = step === total;
  const go = (by: number) => setStep(Math.min(Math.max(step + by, 1), total));

  return (
    <div className={awake ? 'stepper card awake' : 'stepper card'}>
      <div className="stepper-place">
        <p role="status">{fill(t.stepOf, { step, total })}</p>
        <Path step={step} total={total} label={t.progress} />
      </div>
      <ol className="stepper-panels">
        {t.steps.map((panel, place) => (
          <StepPanel key={panel.title} panel={panel} current={step === place + 1} />
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
          {atFirst && t.atFirst}
          {atLast && t.atLast}
        </p>
      </div>
    </div>
  );
}
