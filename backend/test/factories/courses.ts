const TITLE = 'Reading together';

/** A course as the edit form sends it. */
export function aCourse(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: TITLE,
    description: 'Ten minutes a day',
    link: 'https://courses.example.org/reading?part=1',
    ...changes,
  };
}

/** A request for that course. */
export function aCourseRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Ishara', phone: '0771234567', email: 'ishara@example.org', course: TITLE, ...changes };
}

/** A vacancy that stays open for longer than any test runs. */
export function aVacancy(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: 'Shadow teacher in Negombo',
    teacher_type: 'Shadow_Teacher',
    district: 'Gampaha',
    hours: 'School days, 7.30 to 13.30',
    pay: 'Rs 60,000 a month',
    description: 'One child of seven in a class of thirty.',
    safeguarding: 'Two references and a police report before the first day.',
    closingDate: '2090-01-31T00:00:00.000Z',
    ...changes,
  };
}
