import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderPage } from '../test/render.js';
import { fillIn, forgetAll } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import { translate } from '../test/translate.js';
import Booking from './booking.js';

const PATH = '/booking-counselling-teacher';
const STEPS: readonly Readonly<Record<string, string>>[] = [
  { parentName: 'Nimal Perera', parentPhone: '077 123 4567' },
  { childAge: '7', schoolGrade: '2', childName: 'Kavya' },
  { noOfsessionPerweek: '1' },
  { requirementsNeeds: 'Somebody to talk to', childCondition: 'Finds new people hard' },
];

const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const option = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const booking = (path: string) => renderPage(<Booking />, 'en', path);

const press = (user: UserEvent) => user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);

/** Fills in all steps; the last one stays open. */
async function fillInAll(user: UserEvent): Promise<void> {
  for (const [i, step] of STEPS.entries()) {
    if (i > 0) await press(user);
    await fillIn(user, step);
  }
}

/** Sends what the steps hold, from the last one. */
async function sendFilledIn(user: UserEvent): Promise<void> {
  await press(user);
  await user.click(control('guardian'));
  await press(user);
  await screen.findByText('OS-1');
}

async function send(user: UserEvent): Promise<void> {
  await fillInAll(user);
  await sendFilledIn(user);
}

const calls = () => serverThat({ status: 201, body: { bookingId: 'OS-1' } });

beforeEach(forgetAll);

describe('the language and the time of the call', () => {
  it('are still as chosen when the page is opened again', async () => {
    const sent = calls();
    const first = booking(`/ta${PATH}`);
    expect(option('Tamil').checked).toBe(true);
    await first.user.click(option('English'));
    await fillInAll(first.user);
    await first.user.click(option('In the morning (8 to 11)'));
    first.unmount();
    const { user } = booking(`/ta${PATH}`);
    expect(option('English').checked).toBe(true);
    for (let step = 1; step < STEPS.length; step += 1) await press(user);
    expect(option('In the morning (8 to 11)').checked).toBe(true);
    await sendFilledIn(user);
    expect(sent[0]?.body).toMatchObject({ language: 'en', bestTime: 'morning' });
  });

  it('follow the page if nobody chose, and the receipt says what was sent', async () => {
    const sent = calls();
    const { user, router } = booking(PATH);
    await act(() => router.navigate(`/ta${PATH}`));
    expect(option('Tamil').checked).toBe(true);
    await send(user);
    expect(sent[0]?.body).toMatchObject({ language: 'ta', bestTime: 'any' });
    await act(() => router.navigate(`${PATH}#sent`));
    expect(screen.getByText('Tamil')).toBeTruthy();
  });

  it('are sent again under the same key where an answer was lost and the page is now in another language', async () => {
    const sent = serverThat('lost', { status: 201, body: { bookingId: 'OS-1' } });
    const { user, router } = booking(PATH);
    await Promise.race([send(user), screen.findByText(/nothing will be sent twice/)]);
    await act(() => router.navigate(`/ta${PATH}#check`));
    await press(user);
    await screen.findByText('OS-1');
    // The API leaves the language aside when it compares the two.
    const [first, second] = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(sent[1]?.body).toEqual({ ...(sent[0]?.body as object), language: 'ta' });
  });
});

it('the errors of a translated page follow the language', async () => {
  const { user, router } = renderPage(<Booking />, 'en', PATH, true);
  await press(user);
  const error = () => document.querySelector('#parentName-error')?.textContent;
  expect(error()).toBe('Error: Enter your name.');
  translate();
  await act(() => router.navigate(`/si${PATH}`));
  expect(error()).toBe('දෝෂය: ඔබේ නම ඇතුළත් කරන්න.');
  expect(document.querySelector('label[for=parentName]')?.textContent).toBe('ඔබේ නම');
});
