import { type Language, LANGUAGES, OWN_NAMES } from '#contract/languages';
import { useTexts } from '../../messages/useTexts.js';

/** The language in which something is written for a family. */
export function LanguagePills({ language, onChoose }: { language: Language; onChoose: (language: Language) => void }) {
  const t = useTexts('sessionNote');
  return (
    <div role="radiogroup" className="pills" aria-label={t.languageTitle}>
      {LANGUAGES.map((one) => (
        <label key={one} className="pill">
          <input type="radio" name="language" checked={language === one} onChange={() => onChoose(one)} />
          <span lang={one}>{OWN_NAMES[one]}</span>
        </label>
      ))}
    </div>
  );
}
