/** A day that the office adds to the calendar. */
export function aHoliday(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { day: '2027-03-01', kind: 'public', name: 'Election day', ...changes };
}
