import { type Mood, MOODS } from '#contract/goals';
import { useTexts } from '../../messages/useTexts.js';

/** The mouth of each face, from hard to very good. */
const MOUTHS: Record<Mood, string> = {
  1: 'M10 23q6-7 12 0',
  2: 'M10 21.5h12',
  3: 'M10 20q6 6 12 0',
  4: 'M9 18.5h14q-1 8-7 8t-7-8z',
};

interface Props {
  mood: Mood | undefined;
  isMissing: boolean;
  onChoose: (mood: Mood) => void;
}

/** Four faces with words: how it went. */
export function MoodInput({ mood, isMissing, onChoose }: Props) {
  const t = useTexts('sessionNote');
  const { moods } = useTexts('sessionWords');
  return (
    <fieldset
      className={isMissing ? 'field wrong' : 'field'}
      role="radiogroup"
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? 'mood-error' : undefined}
    >
      <legend>{t.moodTitle}</legend>
      {isMissing && (
        <p id="mood-error" className="field-error">
          {t.moodMissing}
        </p>
      )}
      <div className="faces">
        {MOODS.map((one) => (
          <label key={one} className="face">
            <input
              type="radio"
              name="mood"
              id={`mood-${one}`}
              value={one}
              checked={mood === one}
              onChange={() => onChoose(one)}
            />
            <svg viewBox="0 0 32 32" width="48" height="48" aria-hidden="true">
              <circle className="face-ground" cx="16" cy="16" r="14.5" />
              <circle cx="11" cy="13" r="1.75" />
              <circle cx="21" cy="13" r="1.75" />
              <path d={MOUTHS[one]} />
            </svg>
            <span>{moods[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
