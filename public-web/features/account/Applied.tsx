import type { CvFlaw, TeacherType } from '#contract/users';
import { useFocusedHeading } from '../../components/Done.js';
import { PageLink } from '../../components/PageLink.js';
import { NumberedSteps } from '../../components/sections.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';

/** Navigation state from the registration page (spec section 2), with optional details. */
export interface ApplicationSent {
  full_name: string;
  teacher_type: TeacherType;
  email?: string;
  reference?: string;
  warnings?: readonly CvFlaw[];
}

/** In place of the home page, to which the spec leads after an application was sent. */
export function Applied({ full_name, teacher_type, email, reference, warnings = [] }: ApplicationSent) {
  const t = useTexts('applied');
  const cv = useTexts('cvWarnings');
  const types = useTexts('teacherTypes');
  const heading = useFocusedHeading({ preventScroll: true });
  return (
    <div className="band mist">
      <div className="band-inner stack applied">
        <h1 ref={heading} tabIndex={-1}>
          {fill(t.title, { name: full_name, type: types[teacher_type] })}
        </h1>
        <p className="lead">{t.done}</p>
        <dl className="check-list">
          {reference && (
            <div>
              <dt>{t.reference}</dt>
              <dd>{reference}</dd>
            </div>
          )}
          {email && (
            <div>
              <dt>{t.loginWith}</dt>
              <dd>{email}</dd>
            </div>
          )}
        </dl>
        {warnings.map((warning) => (
          <p key={warning} className="card">
            <strong>{cv.what[warning]}</strong> <span>{cv.again}</span>
          </p>
        ))}
        <h2>{t.nextTitle}</h2>
        <NumberedSteps steps={t.next} />
        <PageLink to="/login" className="button">
          {t.login}
        </PageLink>
      </div>
    </div>
  );
}
