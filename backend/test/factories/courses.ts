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
