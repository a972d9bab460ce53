import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openDialogs } from '../../test/dialogs.js';
import { renderPage } from '../../test/render.js';
import { forgetAll, kept } from '../../test/SampleForm.js';
import { serverThat } from '../../test/server.js';
import AddContact from '../../routes/addcontact.js';
import CallMeBack from '../../routes/call-me-back.js';
import Resource from '../../routes/resource.js';

const REFERENCE = 'OS-4K7M-9QX2';
const LINK = `/booking-status#${'x'.repeat(43)}`;
const accepted = { status: 201, body: { message: 'Sent.', reference: REFERENCE, followUp: LINK } };
const courses = { status: 200, body: { data: { courses: [{ _id: '1', title: 'Reading', description: 'Read.' }] } } };

interface Sent {
  page: ReactNode;
  path: string;
  answers: Readonly<Record<string, string>>;
  button: string;
}
const PAGES: readonly Sent[] = [
  {
    page: <AddContact />,
    path: '/addcontact',
    answers: { name: 'Nimal', email: 'nimal@example.org', message: 'Hello' },
    button: 'Send message',
  },
  { page: <CallMeBack />, path: '/call-me-back', answers: { phone: '0771234567' }, button: 'Ask for a call' },
  {
    page: <Resource />,
    path: '/resource',
    answers: { name: 'Nimal', phone: '0771234567', email: 'nimal@example.org' },
    button: 'Send my request',
  },
];

beforeEach(() => {
  forgetAll();
  openDialogs();
});

describe.each(PAGES)('what was sent from $path', ({ page, path, answers, button }) => {
  const isResource = path === '/resource';

  /** Sends the form, and reloads the page. */
  async function sendAndReload() {
    serverThat(...(isResource ? [courses, accepted, courses, courses] : [accepted]));
    const first = renderPage(page, 'en', path);
    if (isResource) await first.user.click(await screen.findByRole('button', { name: /^Request/ }));
    for (const [id, text] of Object.entries(answers)) {
      await first.user.type(document.getElementById(id) as HTMLInputElement, text);
    }
    await first.user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(REFERENCE)).toBeTruthy();
    expect(document.activeElement?.tagName).toBe('H2');
    const { pathname, hash } = first.router.state.location;
    first.unmount();
    return renderPage(page, 'en', pathname + hash);
  }

  it('shows its reference and private page after a reload', async () => {
    await sendAndReload();
    expect(await screen.findByText(REFERENCE)).toBeTruthy();
    // The code beside the link is loaded on its own.
    await waitFor(() => expect(document.querySelector('.private-page a')?.getAttribute('href')).toBe(LINK));
  });

  it('is not in the way of who opens the page anew', async () => {
    (await sendAndReload()).unmount();
    // Without the courses, which are not asked about.
    serverThat(() => new Promise(() => undefined));
    renderPage(page, 'en', path);
    expect(screen.queryByText(REFERENCE)).toBeNull();
  });

  it('goes with one tap', async () => {
    const { user } = await sendAndReload();
    const receipt = (await screen.findByText(REFERENCE)).closest<HTMLElement>('.thanks');
    await user.click(within(receipt as HTMLElement).getByRole('button', { name: 'Delete my answers' }));
    expect(screen.queryByText(REFERENCE)).toBeNull();
    expect(document.activeElement?.tagName).toBe('H1');
    expect(kept()).not.toContain(REFERENCE);
  });
});
