import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderPage } from '../../test/render.js';
import { ReadAloud } from './ReadAloud.js';

interface Said {
  text: string;
  lang: string;
  onend?: () => void;
}

const WORDS = { title: 'A title', one: 'One', two: 'Two' };

function Sample() {
  const part = useRef<HTMLElement>(null);
  return (
    <article ref={part}>
      <h1>{WORDS.title}</h1>
      <ReadAloud of={part} />
      <ul>
        <li>
          <p>{WORDS.one}</p>
        </li>
        <li>{WORDS.two}</li>
      </ul>
    </article>
  );
}

/** Mocks speech synthesis with voices for these languages. */
function deviceWith(...languages: string[]) {
  const said: Said[] = [];
  Object.assign(globalThis, {
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
    speechSynthesis: {
      getVoices: () => languages.map((lang) => ({ lang })),
      speak: (utterance: Said) => said.push(utterance),
      cancel: () => said.splice(0),
    },
  });
  return said;
}

describe('a page that can be read aloud', () => {
  it('is read text by text, in the voice of its language, until it ends', async () => {
    const said = deviceWith('ta-IN', 'en-GB');
    const { user } = renderPage(<Sample />);
    await user.click(screen.getByRole('button', { name: 'Read this page aloud' }));
    expect(said.map(({ text, lang }) => [text, lang])).toEqual([
      ['A title', 'en-GB'],
      ['One', 'en-GB'],
      ['Two', 'en-GB'],
    ]);
    act(() => said.at(-1)?.onend?.());
    expect(await screen.findByRole('button', { name: 'Read this page aloud' })).toBeTruthy();
  });

  it('stops when asked to, and when the page is left', async () => {
    const said = deviceWith('en-GB');
    const { user, unmount } = renderPage(<Sample />);
    await user.click(screen.getByRole('button', { name: 'Read this page aloud' }));
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(said).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Read this page aloud' }));
    expect(said).toHaveLength(3);
    unmount();
    expect(said).toEqual([]);
  });

  it('says so at the button, in view, where the device has no voice for its language', async () => {
    const said = deviceWith('en-GB');
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this);
    };
    const { user } = renderPage(<Sample />, 'si');
    await user.click(screen.getByRole('button', { name: 'මේ පිටුව හඬ නඟා කියවන්න' }));
    const note = screen.getByRole('status');
    expect(note.textContent).toMatch(/සිංහල හඬක් නැත/);
    expect(note.previousElementSibling).toBe(document.activeElement);
    expect(shown).toEqual([note]);
    expect(said).toEqual([]);
  });
});
