import { useState } from 'react';
import { dayText } from '#contract/day-text';
import { type Goal, type Mood, SESSION_NOTE_FIELDS } from '#contract/goals';
import type { Language } from '#contract/languages';
import type { Session as Planned } from '#contract/plans';
import type { Translation } from '../../messages/catalogue.js';
import { PlainField, PlainForm } from '../../form/plain.js';
import { fill } from '../../messages/fill.js';
import { languageOfText } from '../../messages/languageOfText.js';
import { useLanguage, useTexts } from '../../messages/useTexts.js';
import { MoodInput } from './MoodInput.js';
import { bodyOf, type NoteBody, type OutcomeStatus } from './queue.js';
import { LanguagePills } from './LanguagePills.js';

/** The sentences of every language: a family reads in its own. */
export type Phrases = Readonly<Record<Language, Translation['phrases']>>;

/** The goals of the child, or why they are not there. */
type Goals = readonly Goal[] | 'loading' | 'failed';

/** What the form asks. */
export interface NoteFields extends Omit<NoteBody, 'mood'> {
  readonly outcome: OutcomeStatus;
  readonly mood: Mood | undefined;
}

/** What its writer has read of the note before anything was typed. */
export interface ReadNote {
  /** The version on the server; `null` where there was none. */
  readonly base: string | null;
  /** The key of the note that waited with these words. */
  readonly seen?: string | undefined;
  /** What it said. */
  readonly words?: NoteBody | undefined;
}

interface Props {
  planned: Planned;
  goals: Goals;
  /** What was written before. */
  written: NoteBody | undefined;
  /** The note as it is when the form is opened; what arrives later is not taken over. */
  read: ReadNote;
  /** What was typed before and not saved. */
  typed: NoteFields | undefined;
  status: OutcomeStatus;
  /** There is a note already, which says that the session was held. */
  isNoted: boolean;
  phrases: Phrases;
  onType: (fields: NoteFields, read: ReadNote) => void;
  /** @param note absent of a session that was not held */
  onSave: (status: OutcomeStatus, note: NoteBody | undefined, read: ReadNote) => void;
}

const OUTCOMES = ['held', 'absent'] as const;

/** A note for a thumb: held or not, steps, a face, a sentence for the family, one for the team. */
export function NoteForm({
  planned,
  goals,
  written,
  read: given,
  typed,
  status,
  isNoted,
  phrases,
  onType,
  onSave,
}: Props) {
  const t = useTexts('sessionNote');
  const { statuses } = useTexts('sessionWords');
  const page = useLanguage();
  const [isMissing, setMissing] = useState(false);
  const [read] = useState(given);
  const [fields, setFields] = useState<NoteFields>(
    () =>
      typed ?? {
        outcome: status,
        steps: written?.steps ?? [],
        mood: written?.mood,
        language: written?.language ?? planned.visit?.language ?? page,
        forFamily: written?.forFamily ?? '',
        forTeam: written?.forTeam ?? '',
      },
  );
  const { steps, mood, language, forFamily = '', forTeam = '' } = fields;
  const outcome = isNoted ? 'held' : fields.outcome;
  const isHeld = outcome === 'held';

  function submit() {
    if (isHeld && mood === undefined) {
      setMissing(true);
      document.getElementById('mood-1')?.focus();
      return;
    }
    onSave(outcome, isHeld && mood ? bodyOf({ steps, mood, language, forFamily, forTeam }) : undefined, read);
  }

  function change(changed: Partial<NoteFields>) {
    const next = { ...fields, ...changed };
    setFields(next);
    onType(next, read);
  }

  function choose(chosen: Mood) {
    change({ mood: chosen });
    setMissing(false);
  }

  return (
    <PlainForm onSubmit={submit}>
      <fieldset className="field" role="radiogroup">
        <legend>{t.heldTitle}</legend>
        <div className="pills">
          {OUTCOMES.filter((one) => one === 'held' || !isNoted).map((one) => (
            <label key={one} className="pill">
              <input type="radio" name="outcome" checked={outcome === one} onChange={() => change({ outcome: one })} />
              <span>{statuses[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {isHeld && (
        <>
          <Steps
            goals={goals}
            before={written?.steps ?? []}
            steps={steps}
            onChange={(reached) => change({ steps: reached })}
          />
          <MoodInput mood={mood} isMissing={isMissing} onChoose={choose} />
          <ForFamily
            isShown={!planned.noSentences}
            language={language}
            text={forFamily}
            phrases={phrases[language]}
            onLanguage={(chosen) => change({ language: chosen })}
            onText={(text) => change({ forFamily: text })}
          />
          <PlainField id="forTeam" label={t.teamTitle} hint={t.teamHint}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={SESSION_NOTE_FIELDS.forTeam.max}
                value={forTeam}
                onChange={({ target }) => change({ forTeam: target.value })}
              />
            )}
          </PlainField>
        </>
      )}
      <div className="buttons save">
        <button className="button">{isHeld ? t.save : t.saveAbsent}</button>
      </div>
    </PlainForm>
  );
}

interface StepsProps {
  goals: Goals;
  /** The steps of the note as it was: they stay to be taken back. */
  before: readonly string[];
  steps: readonly string[];
  onChange: (steps: readonly string[]) => void;
}

/** The steps of the open goals as stones to tap. */
function Steps({ goals, before, steps, onChange }: StepsProps) {
  const t = useTexts('sessionNote');
  const days = useTexts('form');
  const known = typeof goals === 'string' ? [] : goals;
  const shown = known.filter((goal) => goal.status === 'open' || goal.steps.some(({ _id }) => before.includes(_id)));
  return (
    <fieldset className="field">
      <legend>{t.stepsTitle}</legend>
      {shown.length === 0 && <p className="soft">{typeof goals === 'string' ? t[goals] : t.noSteps}</p>}
      {shown.map((goal) => (
        <div key={goal._id} role="group" className="goal-steps" aria-label={goal.title}>
          <p className="as-label" lang={languageOfText(goal.title)}>
            {goal.title}
          </p>
          {goal.steps.map(({ _id, text, reachedOn }) =>
            reachedOn && !before.includes(_id) ? (
              <p key={_id} className="step reached">
                <span lang={languageOfText(text)}>{text}</span>{' '}
                <span className="soft">{fill(t.before, { day: dayText(reachedOn, days) })}</span>
              </p>
            ) : (
              <label key={_id} className="step">
                <input
                  type="checkbox"
                  checked={steps.includes(_id)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...steps, _id] : steps.filter((one) => one !== _id))
                  }
                />
                <span lang={languageOfText(text)}>{text}</span>
              </label>
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface ForFamilyProps {
  /** The family reads what is written here. */
  isShown: boolean;
  language: Language;
  text: string;
  phrases: Phrases[Language];
  onLanguage: (language: Language) => void;
  onText: (text: string) => void;
}

/** One sentence in the family's language, chosen or written, and read before it goes. */
function ForFamily({ isShown, language, text, phrases, onLanguage, onText }: ForFamilyProps) {
  const t = useTexts('sessionNote');
  return (
    <fieldset className="field">
      <legend>{t.familyTitle}</legend>
      <p id="forFamily-hint" className={isShown ? 'hint' : 'warning'}>
        {isShown ? t.familyHint : t.familySilent}
      </p>
      <LanguagePills language={language} onChoose={onLanguage} />
      <ul className="phrases" aria-label={t.phrases} lang={language}>
        {Object.values(phrases).map((phrase) => (
          <li key={phrase}>
            <button type="button" aria-pressed={text === phrase} onClick={() => onText(text === phrase ? '' : phrase)}>
              {phrase}
            </button>
          </li>
        ))}
      </ul>
      <textarea
        id="forFamily"
        rows={2}
        lang={language}
        aria-label={t.familyTitle}
        aria-describedby="forFamily-hint"
        maxLength={SESSION_NOTE_FIELDS.forFamily.max}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <div role="status" className="reads">
        {isShown && text.trim() !== '' && (
          <>
            <p className="soft">{t.reads}</p>
            <blockquote lang={language}>{text.trim()}</blockquote>
          </>
        )}
      </div>
    </fieldset>
  );
}
