import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLanguage, useTexts } from '../../messages/useTexts.js';

const READ = 'h1, h2, p, li, dt, dd';

/** The texts of a part of a page, in its order; each is an utterance of its own, because some voices stop in long ones. */
function textsIn(part: Element): string[] {
  return [...part.querySelectorAll(READ)]
    .filter((element) => element.closest('.reader') === null && element.querySelector(READ) === null)
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');
}

/** Some browsers have no voices at all. */
function speech(): SpeechSynthesis | undefined {
  return 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;
}

/** Buttons to read the page aloud by the device's own voice, and to print it; says so if there is no voice. */
export function ReadAloud({ of }: { of: RefObject<HTMLElement | null> }) {
  const t = useTexts('reader');
  const language = useLanguage();
  const [reading, setReading] = useState(false);
  const [noVoice, setNoVoice] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (noVoice) note.current?.scrollIntoView({ block: 'nearest' });
  }, [noVoice]);

  useEffect(() => {
    // Voices are loaded on the first call of `getVoices()`.
    speech()?.getVoices();
    return () => speech()?.cancel();
  }, []);

  function read() {
    const voice = speech()
      ?.getVoices()
      .find(({ lang }) => lang.toLowerCase().startsWith(language));
    setNoVoice(voice === undefined);
    if (voice === undefined || of.current === null) return;
    const utterances = textsIn(of.current).map((text) =>
      Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang }),
    );
    const last = utterances.at(-1);
    if (last) last.onend = () => setReading(false);
    for (const utterance of utterances) speech()?.speak(utterance);
    setReading(true);
  }

  function stop() {
    speech()?.cancel();
    setReading(false);
  }

  return (
    <div className="reader">
      <div className="buttons">
        <button type="button" className="button" onClick={reading ? stop : read}>
          {reading ? t.stop : t.read}
        </button>
        {/* At the button: further down a phone would not show it to whoever has just pressed. */}
        <p role="status" ref={note} className={noVoice ? 'no-voice' : 'hidden-text'}>
          {noVoice ? t.none : ''}
        </p>
        <button type="button" className="button quiet" onClick={() => globalThis.print()}>
          {t.print}
        </button>
      </div>
    </div>
  );
}
