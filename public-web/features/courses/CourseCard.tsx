import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import type { Course } from './useCourses.js';

interface Props {
  course: Course;
  show: (what: 'description' | 'request') => void;
}

export function CourseCard({ course, show }: Props) {
  const t = useTexts('resource');
  const { title, description } = course;
  return (
    <li className="card course">
      <h3>{title}</h3>
      <p className="beginning">{description}</p>
      <div className="person-foot">
        <button
          type="button"
          className="button"
          aria-label={fill(t.requestWhat, { course: title })}
          onClick={() => show('request')}
        >
          {t.request}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={fill(t.readWhat, { course: title })}
          onClick={() => show('description')}
        >
          {t.read}
        </button>
      </div>
    </li>
  );
}
