import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { renderPage } from '../test/render.js';
import { fillIn, forgetAll, kept, summary, summaryFocused, summaryLinks } from '../test/SampleForm.js';
import { serverThat } from '../test/server.js';
import { ArrivedNotice } from '../components/ArrivedNotice.js';
import { forgetEverything } from '../form/sent.js';
import Booking from './booking.js';

const PATH = '/booking-counselling-teacher';
const ANSWERS: readonly Readonly<Record<string, string>>[] = [
  { parentName: 'Nimal Perera', parentPhone: '+94 77 123 4567' },
  { childName: 'Kavya', childAge: '7', schoolGrade: '2' },
  { noOfsessionPerweek: '1' },
  { requirementsNeeds: 'Somebody to talk to', childCondition: 'Finds new people hard' },
];
const OFFER = 'Use your details again?';

const control = (id: string) => document.getElementById(id) as HTMLInputElement;
const value = (id: string) => control(id).value;
const heading = () => document.querySelector('form h2')?.id;
const press = (user: UserEvent) => user.click(document.querySelector('form .buttons > button') as HTMLButtonElement);

async function answer(user: UserEvent, steps = ANSWERS): Promise<void> {
  for (const step of steps) {
    await fillIn(user, step);
    await press(user);
  }
}

async function book(user: UserEvent, steps = ANSWERS): Promise<void> {
  await answer(user, steps);
  await user.click(control('guardian'));
  await press(user);
  await screen.findByText('OS-1');
}

const accepted = { status: 201, body: { bookingId: 'OS-1' } };
const booking = (path = PATH) => renderPage(<Booking />, 'en', path);

beforeEach(forgetAll);

describe('a booking', () => {
  it('goes on only when a step is answered, with the focus on the next question, which is read with its step', async () => {
    const { user } = booking();
    await press(user);
    expect(heading()).toBe('step-1');
    expect(summaryLinks()).toEqual(['Enter your name.', 'Enter your phone number.']);
    await answer(user, ANSWERS.slice(0, 1));
    expect(heading()).toBe('step-2');
    expect(document.activeElement).toBe(control('childAge'));
    const group = screen.getByRole('group', { name: 'About your child' });
    expect(group.contains(document.activeElement)).toBe(true);
    expect(document.title).toBe('About your child (Step 2 of 5) – Book student counselling – One Step');
  });

  it('goes back to the heading of the step before', async () => {
    const { user } = booking();
    await answer(user, ANSWERS.slice(0, 1));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement?.id).toBe('step-1');
  });

  it('shows no step before the earlier ones are answered', async () => {
    booking(`${PATH}#check`);
    await waitFor(() => expect(heading()).toBe('step-1'));
  });

  it('is not sent without consent, and never with the answer that only this page asks for', async () => {
    const calls = serverThat(accepted);
    const { user } = booking();
    await answer(user);
    await press(user);
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('link', { name: /guardian/ }));
    expect(document.activeElement).toBe(control('guardian'));
    await user.click(control('guardian'));
    await press(user);
    await screen.findByText('OS-1');
    expect(calls[0]?.path).toBe('/counselling-teacher/add-booking');
    expect(calls[0]?.body).toMatchObject({ childName: 'Kavya', parentPhone: '0771234567', consentLanguage: 'en' });
    expect(calls[0]?.body).not.toHaveProperty('guardian');
  });

  it('takes "not yet" and "I do not know" for answers, and sends what they mean', async () => {
    const calls = serverThat(accepted);
    const { user } = booking();
    const [you = {}, { schoolGrade: _, ...child } = {}, , needs = {}] = ANSWERS;
    await answer(user, [you]);
    await user.type(control('schoolGrade'), '2');
    await user.click(screen.getByLabelText('Goes to preschool'));
    expect(value('schoolGrade')).toBe('');
    await answer(user, [child]);
    await user.click(screen.getByLabelText('I do not know yet'));
    await press(user);
    await user.click(screen.getByLabelText('Nobody has told us yet'));
    await answer(user, [needs]);
    for (const said of ['Goes to preschool', 'I do not know yet', 'Nobody has told us yet', 'At any time']) {
      expect(screen.getByText(said)).toBeTruthy();
    }
    await user.click(control('guardian'));
    await press(user);
    await screen.findByText('OS-1');
    expect(screen.getByText('I do not know yet')).toBeTruthy();
    const sent = { notAtSchool: 'true', preschool: 'true', noOfsessionPerweek: '1', noOfsessionPerweekOpen: 'true' };
    expect(calls[0]?.body).toMatchObject({ ...sent, diagnosedCondition: 'Nobody has told us yet', language: 'en' });
    expect(calls[0]?.body).not.toHaveProperty('schoolGrade');
  });

  it('is answered in the language that was chosen, at the time that was chosen', async () => {
    const calls = serverThat(accepted);
    const { user } = booking();
    expect(screen.getByLabelText<HTMLInputElement>('English').checked).toBe(true);
    await user.click(screen.getByLabelText('Tamil'));
    await answer(user, ANSWERS.slice(0, 3));
    await user.click(screen.getByLabelText('In the morning (8 to 11)'));
    await book(user, ANSWERS.slice(3));
    expect(calls[0]?.body).toMatchObject({ language: 'ta', bestTime: 'morning' });
  });

  it.each(['2', '19'])('of a child of %s becomes a talk, with the answers kept', async (age) => {
    const { user } = booking();
    await answer(user, [...ANSWERS.slice(0, 1), { childName: 'Kavya', childAge: age }]);
    expect(document.activeElement?.textContent).toBe('Please talk to us first');
    expect(summary()).toBeNull();
    expect(value('childName')).toBe('Kavya');
    await user.clear(control('childAge'));
    await user.type(control('childAge'), '3');
    expect(screen.queryByText('Please talk to us first')).toBeNull();
  });

  it('of a child of 100 is a typing mistake', async () => {
    const { user } = booking();
    await answer(user, [...ANSWERS.slice(0, 1), { childName: 'Kavya', childAge: '100', schoolGrade: '1' }]);
    expect(summaryLinks()).toEqual(["Child's age must be between 3 and 18."]);
  });

  it('points out a day that has passed before it is sent', async () => {
    const { user } = booking('/booking-therapy-session-teacher');
    const [you = {}, child = {}, , needs = {}] = ANSWERS;
    const visits = {
      noOfsessionPerweek: '1',
      startingDate: '5',
      'startingDate-month': '1',
      'startingDate-year': '2025',
    };
    await answer(user, [you, child, visits, needs]);
    expect(screen.getByText('This date has already passed. Is it right?')).toBeTruthy();
  });

  it('goes from the check to the very question, and back to the check', async () => {
    const { user } = booking();
    await answer(user);
    await user.click(screen.getByRole('link', { name: 'Change: School grade' }));
    expect(heading()).toBe('step-2');
    expect(document.activeElement).toBe(control('schoolGrade'));
    await press(user);
    expect(document.activeElement?.id).toBe('check');
  });

  it('leads from what the server refuses to the question, on whichever step it stands', async () => {
    const message = 'Please enter a valid 10-digit phone number.';
    serverThat({ status: 400, body: { message, errors: { parentPhone: message } } }, accepted);
    const { user } = booking();
    await answer(user);
    await user.click(control('guardian'));
    await press(user);
    await summaryFocused();
    await user.click(screen.getByRole('link', { name: message }));
    expect(heading()).toBe('step-1');
    expect(document.activeElement).toBe(control('parentPhone'));
    expect(control('parentPhone').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps everything when the server breaks down', async () => {
    serverThat({ status: 500 }, accepted);
    const { user } = booking();
    await answer(user);
    await user.click(control('guardian'));
    await press(user);
    await summaryFocused();
    expect(summary()?.textContent).toContain('An error occurred. Please try again.');
    expect(screen.getByText('Nimal Perera')).toBeTruthy();
    await press(user);
    expect(await screen.findByText('OS-1')).toBeTruthy();
  });
});

describe('what was sent once', () => {
  it('is offered for the next booking, and given with one tap', async () => {
    serverThat(accepted);
    const first = booking();
    expect(screen.queryByText(OFFER)).toBeNull();
    await book(first.user);
    first.unmount();
    const { user } = booking('/booking-therapy-session-teacher');
    await user.click(screen.getByRole('button', { name: 'For the same child' }));
    expect(document.activeElement).toBe(control('parentName'));
    expect(value('parentPhone')).toBe('+94 77 123 4567');
    expect(screen.queryByText(OFFER)).toBeNull();
    await press(user);
    expect(value('childName')).toBe('Kavya');
    // What is stored, and how to delete it, is said once: where the form begins.
    expect(screen.queryByRole('button', { name: 'Delete my answers' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Delete my answers' }));
    expect(heading()).toBe('step-1');
    expect(value('parentName')).toBe('');
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(kept()).not.toContain('Kavya');
  });

  it('gives only the parent back for another child', async () => {
    serverThat(accepted);
    const first = booking();
    await book(first.user);
    first.unmount();
    const { user } = booking();
    await user.click(screen.getByRole('button', { name: 'For another child' }));
    expect(value('parentName')).toBe('Nimal Perera');
    await press(user);
    expect(value('childName')).toBe('');
  });

  it('shows a receipt on which the second tap of a double tap does nothing', async () => {
    serverThat(accepted);
    const { user, router } = booking();
    await book(user);
    const another = screen.getByRole('link', { name: 'Book for another child' });
    another.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
    expect(document.activeElement?.id).toBe('sent');
    expect(router.state.location.hash).toBe('#sent');
  });
});

/** The booking page as one of several, as on the site. */
function Site() {
  const { pathname } = useLocation();
  return (
    <>
      <ArrivedNotice />
      {pathname === PATH ? <Booking /> : <h1>{pathname}</h1>}
    </>
  );
}

describe('a booking whose page is left while it is being sent', () => {
  it('says on the next page that it has arrived, and leads to its receipt', async () => {
    let arrive = (): void => undefined;
    serverThat(() => new Promise((resolve) => (arrive = () => resolve(accepted))));
    const { user, router } = renderPage(<Site />, 'en', PATH);
    await answer(user);
    await user.click(control('guardian'));
    await press(user);
    await act(() => router.navigate('/ServiceList'));
    arrive();
    await user.click(await screen.findByRole('link', { name: 'See your receipt' }));
    expect(router.state.location).toMatchObject({ pathname: PATH, hash: '#sent' });
    expect(await screen.findByText('OS-1')).toBeTruthy();
    expect(screen.queryByText('What you sent has reached us.')).toBeNull();
  });

  it('stays away from the address of the next page, and is forgotten with the answers', async () => {
    let arrive = (): void => undefined;
    serverThat(() => new Promise((resolve) => (arrive = () => resolve(accepted))));
    const { user, router } = renderPage(<Site />, 'en', PATH);
    await answer(user);
    await user.click(control('guardian'));
    await press(user);
    await act(() => router.navigate('/ServiceList'));
    arrive();
    expect(await screen.findByText('What you sent has reached us.')).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: '/ServiceList', hash: '' });
    act(() => forgetEverything());
    expect(screen.queryByText('What you sent has reached us.')).toBeNull();
    expect(kept()).not.toContain('Kavya');
  });
});

it('a press after the pause of a new step is a press like any other', async () => {
  const pauses: Pick<Animation, 'onfinish'>[] = [];
  Element.prototype.animate = () => {
    const pause = { onfinish: null };
    pauses.push(pause);
    return pause as unknown as Animation;
  };
  const { user } = booking();
  await answer(user, ANSWERS.slice(0, 1));
  const root = document.documentElement;
  expect(root.onmousedown).not.toBeNull();
  const [pause] = pauses;
  pause?.onfinish?.call(pause as Animation, new Event('finish') as AnimationPlaybackEvent);
  expect(root.onmousedown).toBeNull();
});
