import { stepsOf } from './Path.js';
import { tasksFor } from './Tasks.js';

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
    ['answered', [received, { at, what: 'answered' }], 'received:done read:done answering:now'],
    ['answered', [received, { at, what: 'answered' }, { at, what: 'told' }], 'received:done read:done answered:done'],
  ] as const)('that is %s after %j', (status, history, expected) => {
    const steps = stepsOf({ status, history }).map((step) => step.join(':'));
    expect(steps.join(' ')).toBe(expected);
  });
});

describe('what a family can still do', () => {
  const request = { reference: 'OS-0000-0000', createdAt: at, updatedAt: at, history: [received], reach: {} } as const;
  it.each([
    ['shadow-teacher', 'Pending', ['contact', 'date', 'note', 'cancel']],
    ['shadow-teacher', 'Approved', ['contact', 'note', 'cancel']],
    ['counselling-teacher', 'Pending', ['contact', 'note', 'cancel']],
    ['course-request', 'pending', ['contact', 'note', 'cancel']],
    ['contact', 'received', ['contact', 'note', 'cancel']],
    ['contact', 'answered', ['contact', 'note', 'cancel']],
  ] as const)('with a %s that is %s', (kind, status, tasks) => {
    expect(tasksFor({ ...request, kind, status })).toEqual(tasks);
  });

  it('is nothing once it is cancelled', () => {
    expect(tasksFor({ ...request, kind: 'shadow-teacher', status: 'Rejected', cancelledBy: 'family' })).toEqual([]);
  });
});
