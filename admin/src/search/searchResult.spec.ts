import { searchResult } from './searchResult';

const key = (message: string) => message;
const at = { _id: 'a', createdAt: '2026-11-20T04:00:00.000Z' };

describe('a search result in a line', () => {
  it.each([
    [
      'a booking',
      searchResult('booking', { ...at, kind: 'shadow-teacher', status: 'Pending' }, key),
      'manage-shadow-teacher-booking',
      'Pending',
    ],
    ['a course request', searchResult('course-request', { ...at, status: 'denied' }, key), 'courseRequests', 'denied'],
    ['a message', searchResult('contact', { ...at, status: 'closed' }, key), 'getcontact', 'closed'],
    ['an application', searchResult('user', { ...at, status: 'approved' }, key), 'user-list', 'approved'],
  ])('says the status of %s in the words of its list', (_, { facts }, resource, status) => {
    expect(facts).toContain(`resources.${resource}.statuses.${status}`);
    expect(facts).not.toContain(status);
  });

  it('leads to everything of the family that it belongs to, or of whoever sent it', () => {
    const toOf = (more: object) => searchResult('contact', { ...at, ...more }, key).everything.to;
    expect([toOf({ family: 'f1' }), toOf({})]).toEqual(['/family-list/f1/show', '/people-list/a/show']);
    expect(searchResult('contact', { ...at, family: 'f1' }, key).facts).not.toContain('f1');
  });
});
