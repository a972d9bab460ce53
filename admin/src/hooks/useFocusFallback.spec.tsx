import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderAdmin } from '../../test/renderAdmin';
import { Section } from '../ui/Section';
import { useFocusFallback } from './useFocusFallback';

/** A button that disappears when it is pressed. */
function Remove({ name }: { name: string }) {
  const [isThere, setIsThere] = useState(true);
  return isThere && <button onClick={() => setIsThere(false)}>{name}</button>;
}

/** A section that disappears with its last button. */
function Fleeting() {
  const [isThere, setIsThere] = useState(true);
  return (
    isThere && (
      <Section id="merged" title="Merged">
        <button onClick={() => setIsThere(false)}>Of the last line</button>
      </Section>
    )
  );
}

/** A page whose section comes later, as one that is fetched does. */
function Page() {
  const [hasSection, setHasSection] = useState(false);
  return (
    <div {...useFocusFallback()}>
      <h1 tabIndex={-1}>Page</h1>
      <Remove name="Of the page" />
      <button onClick={() => setHasSection(true)}>Fetch</button>
      {hasSection && (
        <>
          <Section id="notes" title="Notes">
            <Remove name="Of the section" />
          </Section>
          <Fleeting />
        </>
      )}
    </div>
  );
}

it.each([
  ['Of the page', 'Page'],
  ['Of the section', 'Notes'],
  ['Of the last line', 'Page'],
])('a button that disappears hands the focus to the heading of its part: %s', async (name, heading) => {
  const user = renderAdmin(<Page />, {});
  await user.click(screen.getByRole('button', { name: 'Fetch' }));
  act(() => screen.getByRole('button', { name }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading })));
});

/** Rows of which the first goes when the answer comes; their buttons are disabled while something is sent. */
function Rows() {
  const [rows, setRows] = useState(['First', 'Second']);
  const [isSending, setIsSending] = useState(false);
  return (
    <div {...useFocusFallback()}>
      <button onClick={() => setRows(['Second'])}>Answer</button>
      {rows.map((name) => (
        <div key={name} data-row tabIndex={-1}>
          <button disabled={isSending} onClick={() => setIsSending(true)}>
            {name}
          </button>
        </div>
      ))}
    </div>
  );
}

it('a button that is disabled before it disappears hands the focus to the next row', async () => {
  const user = renderAdmin(<Rows />, {});
  const first = screen.getByRole('button', { name: 'First' });
  await user.click(first);
  // As browsers do where what has the focus is disabled.
  fireEvent.focusOut(first);
  act(() => screen.getByRole('button', { name: 'Answer' }).click());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Second'));
});

/** A form whose button has nothing to do once it is saved. */
function Saved() {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Section id="hours" title="Hours">
      <button disabled={isSaved} onClick={() => setIsSaved(true)}>
        Save
      </button>
    </Section>
  );
}

it('a button that is disabled and stays there hands the focus to the heading of its part', async () => {
  const user = renderAdmin(<Saved />, {});
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  // As browsers do where what has the focus is disabled: nothing has it while they say so.
  jest.spyOn(document, 'activeElement', 'get').mockReturnValueOnce(document.body);
  fireEvent.focusOut(save);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hours' }));
});
