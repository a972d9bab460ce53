import { useAnswer } from '../../api/useAnswer.js';

/** A course as the public sees it: without its link, which is what a request asks for. */
export interface Course {
  _id: string;
  title: string;
  description: string;
}

interface Envelope {
  data?: { courses?: Course[] };
}

/** @returns `courses` is `undefined` while they are fetched and `null` when that failed */
export function useCourses() {
  const { answer, retry } = useAnswer<Envelope>('/course/getcourses');
  const courses = answer && ((answer.kind === 'done' ? answer.body.data?.courses : undefined) ?? null);
  return { courses, retry };
}
