/** The name behind `preferredStaff`: an answer that has no rule, so it stays here and is never sent. */
export const TEACHER_NAME = 'staffName';

const HASH = /^#staff-([0-9a-f]{24})$/;

/** How a staff list passes on the chosen person: a hash is not sent to the server, and triggers no loader. */
export function chosenTeacherHash(id: string): string {
  return `#staff-${id}`;
}

export function chosenTeacherIn(hash: string): string | undefined {
  return HASH.exec(hash)?.[1];
}
