import { MESSAGE_TEMPLATES } from '#contract/messages';
import { SUBJECT_ENTITIES } from '#contract/subjects';
import { isAwaited, linkIn, type OutgoingMessage, progressOf } from './message';
import { pageOfMessage } from './recordPage';

const aboutA = (entity: OutgoingMessage['about']['entity']) =>
  pageOfMessage({
    template: 'password-reset',
    about: { entity, recordId: '7', ...(entity === 'booking' && { kind: 'readiness-teacher' }) },
  });

describe('a message to a person', () => {
  it('links to the record it is about', () => {
    expect(SUBJECT_ENTITIES.map(aboutA)).toEqual([
      '/readiness-teacher-booking/7/show',
      '/courseRequests/7/show',
      '/getcontact/7/show',
      '/user-list/7/show',
    ]);
  });

  it('that invites a colleague links to the administrators', () => {
    const about = { entity: 'user', recordId: '7' } as const;
    expect(pageOfMessage({ template: 'invitation', about })).toBe('/admin-accounts');
  });

  it('is awaited where it is a decision or an answer', () => {
    expect(MESSAGE_TEMPLATES.filter((template) => isAwaited({ template }))).toEqual([
      'booking-approved',
      'booking-rejected',
      'application-approved',
      'application-rejected',
      'request-accepted',
      'request-denied',
      'contact-answered',
    ]);
  });

  it.each([
    [{ status: 'waiting', template: 'booking-approved' }, 'toTell'],
    [{ status: 'waiting', template: 'booking-received' }, 'notSent'],
    [{ status: 'waiting', template: 'booking-approved', nextTry: '2026-01-01T00:00:00.000Z' }, 'onItsWay'],
    [{ status: 'told', template: 'booking-approved' }, 'told'],
    [{ status: 'failed', template: 'booking-received' }, 'failed'],
  ] as const)('%j is %s', (message, progress) => {
    expect(progressOf(message)).toBe(progress);
  });

  it('contains at most one private link', () => {
    expect(linkIn({ text: 'Here: https://onestep.test/booking-status#abc-_9\n\nOne Step' })).toBe(
      'https://onestep.test/booking-status#abc-_9',
    );
    expect(linkIn({ text: 'See https://onestep.test/ServiceList' })).toBeUndefined();
  });
});
