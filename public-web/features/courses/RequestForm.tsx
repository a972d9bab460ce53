import { COURSE_REQUEST_FIELDS } from '#contract/courses';
import type { Rule } from '#contract/rule';
import { send } from '../../api/send.js';
import { DeleteAnswers } from '../../form/DeleteAnswers.js';
import { Fields, Form, SendButton } from '../../form/Form.js';
import { useForm } from '../../form/useForm.js';
import { useFormTitle } from '../../form/useTitle.js';
import { Notice } from '../../components/Notice.js';
import { useTexts } from '../../messages/useTexts.js';
import type { Course } from './useCourses.js';

const { course: COURSE, ...ASKED } = COURSE_REQUEST_FIELDS;

/** Asks for one course; each course has a draft of its own, so that two requests never share a key. */
export function RequestForm({ course, onSent }: { course: Course; onSent: () => void }) {
  const t = useTexts('resource');
  const texts = useTexts('courseRequestFields');
  // Chosen already, so never asked; a course that was removed meanwhile is said at its place.
  const chosen: Rule = { ...COURSE, type: 'choice', values: [course.title], optional: true };
  const id = `course-request-${course._id}`;
  const form = useForm({
    id,
    rules: { course: chosen, ...ASKED },
    texts,
    draft: true,
    open: true,
    failed: t.requestFailed,
    broken: t.requestFailed,
  });

  useFormTitle(form, t.title);

  async function submit() {
    if (!form.verify()) return;
    const done = await form.submit(({ body, key, onProof }) =>
      send('POST', '/course/add-course-requests', {
        body: { ...body, course: course.title },
        idempotencyKey: key,
        onProof,
      }),
    );
    if (!done) return;
    form.clear();
    onSent();
  }

  return (
    <Form form={form} onSubmit={() => void submit()}>
      <div className="field">
        <p className="as-label">{texts.course.label}</p>
        <p id="course" className="fixed" tabIndex={-1}>
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
