import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { send } from '../../api/send.js';
import { fill } from '../../messages/fill.js';
import { useTexts } from '../../messages/useTexts.js';
import type { FormState } from '../../form/useForm.js';
import { TEACHER_NAME, chosenTeacherIn } from './chosen-teacher.js';

/** The person chosen in a staff list, shown on every step, with a button to undo the choice. */
export function ChosenTeacher({ form }: { form: FormState }) {
  const t = useTexts('booking').staff;
  const notice = useRef<HTMLParagraphElement>(null);
  const name = form.answers[TEACHER_NAME];
  const chosen = Boolean(form.answers.preferredStaff);
  const [removed, setRemoved] = useState(false);

  function remove() {
    form.answer('preferredStaff', '');
    form.answer(TEACHER_NAME, '');
    setRemoved(true);
    notice.current?.focus();
  }

  return (
    <>
      <p ref={notice} tabIndex={-1} className="hidden-text">
        {removed && !chosen ? t.removed : ''}
      </p>
      {chosen && (
        <div className="offer">
          <p>
            <span>{t.asked}</span> <strong>{name || form.config.texts.preferredStaff?.label}</strong>
          </p>
          <button
            id="preferredStaff"
            type="button"
            className="link-button"
            aria-label={name ? fill(t.removeWho, { name }) : undefined}
            onClick={remove}
          >
            {t.remove}
          </button>
        </div>
      )}
    </>
  );
}

interface TeacherProfile {
  category: { tName: string };
}

/** Moves the person chosen in a staff list from the URL to the answers. */
export function useChosenTeacher(form: FormState): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = form.hydrated ? chosenTeacherIn(hash) : undefined;

  const take = useEffectEvent((id: string) => {
    form.answer('preferredStaff', id);
    form.answer(TEACHER_NAME, '');
    void navigate({ hash: '' }, { replace: true });
  });
  useEffect(() => {
    if (chosen) take(chosen);
  }, [chosen]);

  const id = form.answers.preferredStaff;
  const nameless = id !== undefined && id !== '' && !form.answers[TEACHER_NAME];
  const name = useEffectEvent((asked: string, tName: string) => {
    if (form.answers.preferredStaff === asked) form.answer(TEACHER_NAME, tName);
  });
  const forget = useEffectEvent(() => form.answer('preferredStaff', ''));
  useEffect(() => {
    if (!nameless) return;
    void send<TeacherProfile>('GET', `/category/details/${id}`).then((answer) => {
      if (answer.kind === 'done') name(id, answer.body.category.tName);
      // The person may have left meanwhile.
      else if (answer.kind === 'refused' && answer.status === 404) forget();
    });
  }, [id, nameless]);
}
