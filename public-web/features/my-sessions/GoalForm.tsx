import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingKind } from '#contract/bookings';
import { GOAL_TEMPLATES } from '#contract/goal-templates';
import { type Goal, GOAL_FIELDS, type GoalStep } from '#contract/goals';
import type { Language } from '#contract/languages';
import { PlainField, PlainForm } from '../../form/plain.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import { LanguagePills } from './LanguagePills.js';

/** A step as it is written: a known one keeps its id. */
interface Step extends Partial<Pick<GoalStep, '_id'>> {
  readonly text: string;
  readonly reached: boolean;
}
export interface GoalBody {
  readonly title: string;
  readonly steps: readonly Step[];
}

interface Props {
  kind: BookingKind;
  /** Of the family, in which goals to begin with are offered. */
  language: Language;
  /** The goal that is changed; a new one without it. */
  goal: Goal | undefined;
  /** What was typed before and not saved. */
  typed: GoalBody | undefined;
  onType: (goal: GoalBody) => void;
  onSave: (goal: GoalBody) => void;
  onLeave: () => void;
}

const { max } = GOAL_FIELDS.title;
const STEPS_MAX = GOAL_FIELDS.steps.max;
const NEW: Step = { text: '', reached: false };

function fieldsOf(goal: Goal | undefined): GoalBody {
  const steps = goal?.steps.map(({ _id, text, reachedOn }) => ({ _id, text, reached: reachedOn !== undefined }));
  return { title: goal?.title ?? '', steps: steps ?? [NEW] };
}

/** A goal and its one to seven steps. */
export function GoalForm({ kind, language, goal, typed, onType, onSave, onLeave }: Props) {
  const t = useTexts('sessionGoals');
  const [fields, setFields] = useState(() => typed ?? fieldsOf(goal));
  const { title, steps } = fields;
  const [isMissing, setMissing] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);

  function change(changed: Partial<GoalBody>) {
    const next = { ...fields, ...changed };
    setFields(next);
    onType(next);
  }

  function changeStep(place: number, changes: Partial<Step>) {
    change({ steps: steps.map((step, at) => (at === place ? { ...step, ...changes } : step)) });
  }

  function addStep() {
    flushSync(() => change({ steps: [...steps, NEW] }));
    // The button goes with the last one that is possible.
    document.getElementById(`step-${steps.length + 1}`)?.focus();
  }

  function remove(place: number) {
    // The button goes with its step.
    group.current?.focus();
    change({ steps: steps.filter((_, at) => at !== place) });
  }

  function submit() {
    const written = steps.map((step) => ({ ...step, text: step.text.trim() })).filter(({ text }) => text !== '');
    if (title.trim() !== '' && written.length > 0) {
      onSave({ title: title.trim(), steps: written });
      return;
    }
    setMissing(true);
    document.getElementById(title.trim() === '' ? 'goal-title' : 'step-1')?.focus();
  }

  const wrong = isMissing ? { 'aria-invalid': true, 'aria-describedby': 'goal-error' } : {};
  return (
    <PlainForm onSubmit={submit}>
      {!goal && (
        <Templates
          kind={kind}
          initial={language}
          onChoose={([chosen = '', ...texts]) =>
            change({ title: chosen, steps: texts.map((text) => ({ ...NEW, text })) })
          }
        />
      )}
      <PlainField id="goal-title" label={t.goal} isWrong={isMissing && title.trim() === ''}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={max}
            value={title}
            onChange={({ target }) => change({ title: target.value })}
            {...wrong}
          />
        )}
      </PlainField>
      <fieldset className="field" ref={group} tabIndex={-1}>
        <legend>{t.steps}</legend>
        {steps.map(({ text, reached }, place) => (
          <div key={place} className="goal-step">
            <label htmlFor={`step-${place + 1}`}>{fill(t.step, { number: place + 1 })}</label>
            <input
              id={`step-${place + 1}`}
              type="text"
              autoComplete="off"
              maxLength={max}
              value={text}
              onChange={({ target }) => changeStep(place, { text: target.value })}
              {...(place === 0 && wrong)}
            />
            <div className="choice">
              <input
                id={`reached-${place + 1}`}
                type="checkbox"
                checked={reached}
                onChange={({ target }) => changeStep(place, { reached: target.checked })}
              />
              <label htmlFor={`reached-${place + 1}`}>{fill(t.stepReached, { number: place + 1 })}</label>
            </div>
            {steps.length > 1 && (
              <button type="button" className="link-button" onClick={() => remove(place)}>
                {fill(t.removeStep, { number: place + 1 })}
              </button>
            )}
          </div>
        ))}
        {steps.length < STEPS_MAX && (
          <button type="button" className="button quiet" onClick={addStep}>
            {t.addStep}
          </button>
        )}
      </fieldset>
      {isMissing && (
        <p id="goal-error" className="field-error">
          {t.missing}
        </p>
      )}
      <div className="buttons">
        <button className="button">{t.save}</button>
        <button type="button" className="button quiet" onClick={onLeave}>
          {t.leave}
        </button>
      </div>
    </PlainForm>
  );
}

interface TemplatesProps {
  kind: BookingKind;
  initial: Language;
  /** @param words the goal, then its steps */
  onChoose: (words: readonly string[]) => void;
}

function Templates({ kind, initial, onChoose }: TemplatesProps) {
  const t = useTexts('sessionGoals');
  const [language, setLanguage] = useState(initial);
  return (
    <fieldset className="field">
      <legend>{t.templates}</legend>
      <LanguagePills language={language} onChoose={setLanguage} />
      <ul className="phrases" aria-label={t.templates} lang={language}>
        {GOAL_TEMPLATES[kind].map(({ title, steps }) => (
          <li key={title.en}>
            <button type="button" onClick={() => onChoose([title, ...steps].map((words) => words[language]))}>
              {title[language]}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
