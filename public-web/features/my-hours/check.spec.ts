import { errorIn } from './check.js';

const row = (weekday: number, from: string, to: string) => ({ weekday, from, to });

it.each([
  ['two parts of one day', [row(1, '08:00', '12:00'), row(1, '12:00', '15:30')], '0', undefined],
  ['the same hours on two days', [row(1, '08:00', '12:00'), row(2, '08:00', '12:00')], '120', undefined],
  ['no hours', [], '30', undefined],
  [
    'an end before its beginning',
    [row(1, '08:00', '12:00'), row(2, '12:00', '08:00')],
    '0',
    { what: 'wrongTimes', row: 1 },
  ],
  ['no end', [row(1, '08:00', '')], '0', { what: 'wrongTimes', row: 0 }],
  ['a minute that is no quarter', [row(1, '08:10', '12:00')], '0', { what: 'wrongTimes', row: 0 }],
  ['two that overlap', [row(1, '08:00', '12:00'), row(1, '11:45', '15:00')], '0', { what: 'overlap', row: 1 }],
  ['too long a way', [], '121', { what: 'wrongTravel' }],
  ['half a minute', [], '1.5', { what: 'wrongTravel' }],
  ['no minutes', [], '', { what: 'wrongTravel' }],
])('%s', (_, rows, travel, wrong) => {
  expect(errorIn(rows, travel)).toEqual(wrong);
});
