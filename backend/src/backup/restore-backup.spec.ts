import { timestamp } from './restore-backup.js';

it('gives two backups of one second different names', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T09:02:12.007Z') });
  const first = timestamp();
  jest.setSystemTime(new Date('2026-11-22T09:02:12.345Z'));
  expect([first, timestamp()]).toEqual(['2026-11-22T09-02-12-007', '2026-11-22T09-02-12-345']);
  jest.useRealTimers();
});
