import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Rule } from '#contract/rule';
import { insteadOf } from '../../form/answers.js';
import { DeleteAnswers, Form, SendButton } from '../../form/Form.js';
import { Fields } from '../../form/inputs.js';
import { useForm } from '../../form/useForm.js';
import { useIsLeft } from '../../components/arrival.js';
import { Notice } from '../../components/Notice.js';
import { languageOfText } from '../../messages/languageOfText.js';
import { useTexts } from '../../messages/useTexts.js';
import type { FollowUpDetails } from '../receipt/Keep.js';
import type { Course } from './useCourses.js';

const { course: COURSE, ...ASKED } = COURSE_REQUEST_FIELDS;

/** What was sent. */
export interface SentRequest extends FollowUpDetails {
  noEmail?: boolean;
}

interface Props {
  course: Course;
  /** @param isLeft the form is no longer on the page */
  onSent: (request: SentRequest, isLeft: boolean) => void;
}

/** Requests a course; each course has its own draft, so that two requests never share an idempotency key. */
export function RequestForm({ course, onSent }: Props) {
  const t = useTexts('resource');
  const texts = useTexts('courseRequestFields');
  const { instead } = useTexts('form');
  const isLeft = useIsLeft();
  // Not a question: already chosen. If the course was deleted meanwhile, its error is shown here.
  const chosen: Rule = { ...COURSE, type: 'choice', values: [course.title], optional: true };
  const id = `course-request-${course._id}`;
  const form = useForm({
    id,
    rules: { course: chosen, ...ASKED },
    texts,
    draft: true,
    honeypot: true,
    answered: true,
    failed: t.requestFailed,
    broken: t.requestFailed,
    instead: { email: { none: instead.noEmail } },
    toBody: (body, answers) => ({
      ...body,
      course: course.title,
      courseId: course._id,
      ...(answers[insteadOf('email')] && { noEmail: 'true' }),
    }),
  });

  async function submit() {
    const outcome = await form.submit<FollowUpDetails>('/course/add-course-requests');
    if (outcome?.kind !== 'done') return;
    form.clear();
    onSent({ ...outcome.body, noEmail: Boolean(form.answers[insteadOf('email')]) }, isLeft());
  }

  return (
    <Form form={form} title={t.title} onSubmit={() => void submit()}>
      <div className="field">
        <p className="as-label">{texts.course.label}</p>
        <p id="course" className="fixed" tabIndex={-1} lang={languageOfText(course.title)}>
          {course.title}
        </p>
      </div>
      <Fields names={Object.keys(ASKED)} />
      <div className="buttons">
        <SendButton form={form}>{t.send}</SendButton>
      </div>
      <DeleteAnswers form={form} />
      <Notice of="course" />
    </Form>
  );
}
