import { withHours, withoutHours } from './working-hours.js';

const row = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const MORNING = row(1, '08:00', '12:00');

describe('weekly hours that are painted', () => {
  it.each([
    ['beside others', [MORNING], row(1, '13:00', '15:00'), [MORNING, row(1, '13:00', '15:00')]],
    ['that touch others', [MORNING], row(1, '12:00', '15:00'), [row(1, '08:00', '15:00')]],
    ['over others', [MORNING, row(1, '13:00', '14:00')], row(1, '11:00', '16:30'), [row(1, '08:00', '16:30')]],
    ['within others', [MORNING], row(1, '09:00', '10:00'), [MORNING]],
    ['of another day', [MORNING], row(2, '08:00', '09:00'), [MORNING, row(2, '08:00', '09:00')]],
    ['of an earlier day', [row(3, '08:00', '09:00')], MORNING, [MORNING, row(3, '08:00', '09:00')]],
    ['beside what is being typed', [row(1, '12:00', '')], MORNING, [MORNING, row(1, '12:00', '')]],
  ])('are added %s', (_, rows, added, expected) => {
    expect(withHours(rows, added)).toEqual(expected);
  });

  it.each([
    ['from the middle', row(1, '09:15', '10:00'), [row(1, '08:00', '09:15'), row(1, '10:00', '12:00')]],
    ['from the end', row(1, '11:00', '14:00'), [row(1, '08:00', '11:00')]],
    ['whole', row(1, '07:00', '12:00'), []],
    ['where there are none', row(1, '12:00', '14:00'), [MORNING]],
    ['of another day', row(2, '08:00', '12:00'), [MORNING]],
  ])('are taken out %s', (_, removed, expected) => {
    expect(withoutHours([MORNING], removed)).toEqual(expected);
  });
});
