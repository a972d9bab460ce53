import type { ReactNode } from 'react';
import { Logo } from '../../art/Logo.js';
import type { DesignTexts } from '../../messages/design.server.js';
import { NumberedSteps, BulletList } from '../../components/sections.js';
import { Path } from '../readiness/Stepper.js';

type Words<Name extends keyof DesignTexts> = { words: DesignTexts[Name] };

export function Sample({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="sample stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

export function Type({ words: t }: Words<'type'>) {
  return (
    <div className="type-scale">
      {(['4', '3', '2', '1', 'small'] as const).map((size) => (
        <p key={size} className={`size-${size}`}>
          <span>{t.sample}</span> <code>{`--size-${size}`}</code>
        </p>
      ))}
      <p lang="si">{t.sinhala}</p>
      <p lang="ta">{t.tamil}</p>
    </div>
  );
}

export function Space() {
  return (
    <ul className="spaces">
      {([1, 2, 3, 4, 5, 6, 7, 8] as const).map((gap) => (
        <li key={gap}>
          <span className={`gap-${gap}`} />
          <code>{`--gap-${gap}`}</code>
        </li>
      ))}
    </ul>
  );
}

export function Buttons({ words: t }: Words<'buttons'>) {
  return (
    <>
      <div className="stepper">
        <div className="buttons">
          <button type="button" className="button">
            {t.main}
          </button>
          <button type="button" className="button quiet">
            {t.quiet}
          </button>
          <button type="button" className="button quiet" aria-disabled="true" aria-describedby="off-why">
            {t.off}
          </button>
          <a href="#buttons">{t.link}</a>
        </div>
      </div>
      <p id="off-why" className="soft">
        {t.offWhy}
      </p>
    </>
  );
}

export function NumberedStepsSample({ words: t }: Words<'stones'>) {
  return (
    <>
      <NumberedSteps steps={t.steps} />
      <div className="stepper">
        <p>{t.status}</p>
        <Path step={2} total={3} label={t.progress} />
      </div>
      <BulletList lines={t.points} />
    </>
  );
}

export function FieldSample({ words: t }: Words<'field'>) {
  return (
    <div className="field wrong">
      <label htmlFor="sample-phone">{t.label}</label>
      <p id="sample-hint" className="hint">
        {t.hint}
      </p>
      <p id="sample-error" className="field-error">
        {t.error}
      </p>
      <input
        id="sample-phone"
        className="short"
        type="tel"
        autoComplete="off"
        aria-invalid="true"
        aria-describedby="sample-hint sample-error"
      />
    </div>
  );
}

export function Signs({ words: t }: Words<'icons'>) {
  return (
    <>
      <Logo />
      <div className="faq">
        <details>
          <summary>{t.question}</summary>
          <p>{t.answer}</p>
        </details>
      </div>
    </>
  );
}
