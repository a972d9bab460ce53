import { screen, waitFor } from '@testing-library/react';
import { forgetAll, readQuestion, summaryFocused } from '../../test/SampleForm.js';
import { renderPage } from '../../test/render.js';
import { serverThat } from '../../test/server.js';
import { stepsOf } from './Path.js';
import { RequestView, type RequestViewProps } from './RequestView.js';
import { tasksFor } from './Tasks.js';
import { CancelForm, ContactForm, NoteForm } from './forms.js';

describe('CancelForm', () => {
  const gone = { status: 200, body: { message: 'Gone.' } };

  /** The question whether a message shall be deleted. */
  function ask(...answers: Parameters<typeof serverThat>) {
    const calls = serverThat(...answers);
    const said: string[] = [];
    const { user } = renderPage(
      <CancelForm
        reference="OS-1"
        token="secret"
        kind="contact"
        title={['Cancel']}
        onDone={() => said.push('done')}
        onRemoved={() => said.push('removed')}
        onLeave={() => said.push('left')}
      />,
    );
    const yes = () => user.click(screen.getByRole('button', { name: /^(Yes, cancel it|Try again)$/ }));
    return { calls, said, yes };
  }

  beforeEach(forgetAll);

  describe('whoever cancels a message, which is deleted', () => {
    it('answers the question once it has been read, not with the second tap of a double tap', async () => {
      const asked = Date.now();
      // However long a busy machine takes, the clock stands still between the two taps.
      Date.now = () => asked;
      const { calls, said, yes } = ask(gone);
      await yes();
      expect(calls).toEqual([]);
      readQuestion();
      await yes();
      expect(calls).toMatchObject([{ path: '/follow-up/cancel', body: { token: 'secret' } }]);
      expect(said).toEqual(['removed']);
    });

    it('is told that it is gone too where the answer was lost on the way', async () => {
      const { said, yes } = ask('lost', { status: 404, body: { message: 'We cannot find a request.' } });
      readQuestion();
      await yes();
      await summaryFocused();
      await yes();
      expect(said).toEqual(['removed']);
    });
  });
});

describe('Path', () => {
  const at = '2026-11-22T08:00:00.000Z';
  const received = { at, what: 'received' } as const;

  describe('the path of a request', () => {
    it.each([
      ['Pending', [received], 'received:done reading:now decided:later telling:later'],
      ['pending', [received], 'received:done reading:now decided:later telling:later'],
      ['Approved', [received, { at, what: 'approved' }], 'received:done read:done decided:done telling:now'],
      [
        'Approved',
        [received, { at, what: 'approved' }, { at, what: 'told' }],
        'received:done read:done decided:done told:done',
      ],
      // A note that came later.
      [
        'Approved',
        [received, { at, what: 'approved' }, { at, what: 'told' }, { at, what: 'note' }],
        'received:done read:done decided:done told:done',
      ],
      // Told of the first decision only.
      [
        'Rejected',
        [received, { at, what: 'approved' }, { at, what: 'told' }, { at, what: 'rejected' }],
        'received:done read:done decided:done telling:now',
      ],
      ['denied', [received, { at, what: 'denied' }], 'received:done read:done decided:done telling:now'],
      ['received', [received], 'received:done reading:now'],
      ['closed', [received], 'received:done read:done'],
      ['answered', [received, { at, what: 'answered' }], 'received:done read:done answering:now'],
      ['answered', [received, { at, what: 'answered' }, { at, what: 'told' }], 'received:done read:done answered:done'],
    ] as const)('that is %s after %j', (status, history, expected) => {
      const steps = stepsOf({ status, history }).map((step) => step.join(':'));
      expect(steps.join(' ')).toBe(expected);
    });
  });

  describe('what a family can still do', () => {
    const request = {
      reference: 'OS-0000-0000',
      createdAt: at,
      updatedAt: at,
      history: [received],
      reach: {},
    } as const;
    it.each([
      ['shadow-teacher', 'Pending', ['contact', 'date', 'note', 'cancel']],
      ['shadow-teacher', 'Approved', ['contact', 'note', 'cancel']],
      ['counselling-teacher', 'Pending', ['contact', 'note', 'cancel']],
      ['course-request', 'pending', ['contact', 'note', 'cancel']],
      ['contact', 'received', ['contact', 'note', 'cancel']],
      ['contact', 'answered', ['contact', 'note', 'cancel']],
      ['contact', 'closed', ['contact', 'note', 'cancel']],
    ] as const)('with a %s that is %s', (kind, status, tasks) => {
      expect(tasksFor({ ...request, kind, status })).toEqual(tasks);
    });

    it('is nothing once it is cancelled', () => {
      expect(tasksFor({ ...request, kind: 'shadow-teacher', status: 'Rejected', cancelledBy: 'family' })).toEqual([]);
    });
  });
});

describe('forms', () => {
  beforeEach(forgetAll);

  describe('a note that is begun', () => {
    const open = (reference: string) => {
      const left: string[] = [];
      const leave = () => void left.push(reference);
      const common = { token: 'secret', title: ['Note'], onDone: leave, onLeave: leave };
      const page = renderPage(<NoteForm reference={reference} {...common} />);
      const field = () => document.querySelector<HTMLTextAreaElement>('#note');
      const type = (text: string) => page.user.type(field() as HTMLElement, text);
      const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
      return { ...page, left, field, type, press };
    };

    it('outlives a reload of the tab, and nothing else; no other request shows it', async () => {
      const first = open('OS-1');
      await first.type('She sleeps badly');
      first.unmount();
      const other = open('OS-2');
      expect(other.field()?.value).toBe('');
      other.unmount();
      expect(open('OS-1').field()?.value).toBe('She sleeps badly');
      expect(JSON.stringify(localStorage)).not.toContain('She sleeps badly');
    });

    it('is sent under the same key after a lost answer and a reload, and then forgotten', async () => {
      const calls = serverThat('lost', { status: 200, body: { token: 'secret' } });
      const first = open('OS-1');
      await first.type('She sleeps badly');
      await first.press('Save');
      await summaryFocused();
      first.unmount();
      const again = open('OS-1');
      await again.press('Save');
      await waitFor(() => expect(again.left).toEqual(['OS-1']));
      const [key] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
      expect(key).toBeTruthy();
      expect(calls[1]?.headers.get('Idempotency-Key')).toBe(key);
      again.unmount();
      expect(open('OS-1').field()?.value).toBe('');
    });

    it('is forgotten by whoever leaves it as it was', async () => {
      const first = open('OS-1');
      await first.type('She sleeps badly');
      await first.press('Leave it as it is');
      expect(first.left).toEqual(['OS-1']);
      first.unmount();
      expect(open('OS-1').field()?.value).toBe('');
    });
  });

  it.each([
    ['course-request', 'For example 077 123 4567', 'Please enter a valid 10-digit phone number.'],
    ['contact', 'For example 077 123 4567. If you are abroad, start with + and the country code.', undefined],
  ] as const)('a %s takes another number as its own form does', async (kind, hint, refusal) => {
    const calls = serverThat({ status: 200, body: { token: 'secret' } });
    const nothing = () => undefined;
    const { user } = renderPage(
      <ContactForm
        reference="OS-1"
        token="secret"
        kind={kind}
        title={['Contact']}
        onDone={nothing}
        onLeave={nothing}
      />,
    );
    expect(document.getElementById('parentPhone-hint')?.textContent).toBe(hint);
    await user.type(document.getElementById('parentPhone') as HTMLElement, '+971 50 123 4567');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(document.querySelector('.summary li')?.textContent).toBe(refusal);
    expect(calls).toHaveLength(refusal === undefined ? 1 : 0);
  });

  it.each([
    ['en', 'You have sent us many notes. Please call us.'],
    ['si', 'මෙය තවදුරටත් මෙතැනින් වෙනස් කළ නොහැකිය. කරුණාකර අපට කතා කරන්න.'],
    ['ta', 'இதை இனி இங்கே மாற்ற முடியாது. தயவுசெய்து எங்களை அழையுங்கள்.'],
  ] as const)('a change that only a call can make says so in %s', async (language, words) => {
    serverThat({ status: 409, body: { message: 'You have sent us many notes. Please call us.' } });
    const nothing = () => undefined;
    const { user } = renderPage(
      <NoteForm reference="OS-1" token="secret" title={['Note']} onDone={nothing} onLeave={nothing} />,
      language,
    );
    await user.type(document.getElementById('note') as HTMLElement, 'We have moved');
    await user.click(document.querySelector('form button:not([type])') as HTMLElement);
    await summaryFocused();
    expect(document.querySelector('.summary > div')?.textContent).toBe(words);
    expect(document.querySelector<HTMLTextAreaElement>('#note')?.value).toBe('We have moved');
  });
});

describe('what a family reads of its request', () => {
  const at = '2026-11-22T08:00:00.000Z';
  const received = { at, what: 'received' } as const;
  const shown = (changes: Partial<RequestViewProps['request']>) => {
    const request = { reference: 'OS-0000-0000', createdAt: at, updatedAt: at, history: [received], reach: {} };
    const none = () => undefined;
    renderPage(
      <RequestView
        request={{ ...request, kind: 'shadow-teacher', status: 'Pending', ...changes }}
        token="secret"
        onChanged={none}
        onRemoved={none}
        onClose={none}
      />,
    );
  };

  it.each([
    ['Approved', 'approved', 'We agreed to your request'],
    ['Rejected', 'rejected', 'We decided that we cannot help at the moment'],
  ] as const)('is, once it is %s, what was decided, not that the family has been told', (status, what, text) => {
    shown({ status, history: [received, { at, what }] });
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('We tell you').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('keeps each way to reach the family on one line', () => {
    shown({ reach: { phone: '… 4567', email: 'r…@example.org' } });
    expect(screen.getByText(/example\.org/).textContent).toContain('…\u00A04567, r…\u2060@example.org');
  });
});
