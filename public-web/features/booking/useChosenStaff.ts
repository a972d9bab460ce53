import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { send } from '../../api/send.js';
import type { FormState } from '../../form/useForm.js';
import { STAFF_NAME, staffIn } from './staff.js';

interface Detail {
  category: { tName: string };
}

/** Takes over the person chosen in a staff list: into the answers, and out of the address. */
export function useChosenStaff(form: FormState): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = form.ready ? staffIn(hash) : undefined;

  const take = useEffectEvent((id: string) => {
    form.answer('preferredStaff', id);
    form.answer(STAFF_NAME, '');
    void navigate({ hash: '' }, { replace: true });
  });
  useEffect(() => {
    if (chosen) take(chosen);
  }, [chosen]);

  const id = form.answers.preferredStaff;
  const nameless = id !== undefined && id !== '' && !form.answers[STAFF_NAME];
  const name = useEffectEvent((asked: string, tName: string) => {
    if (form.answers.preferredStaff === asked) form.answer(STAFF_NAME, tName);
  });
  const forget = useEffectEvent(() => form.answer('preferredStaff', ''));
  useEffect(() => {
    if (!nameless) return;
    void send<Detail>('GET', `/category/details/${id}`).then((answer) => {
      if (answer.kind === 'done') name(id, answer.body.category.tName);
      // Somebody who has left meanwhile cannot be asked for.
      else if (answer.kind === 'refused' && answer.status === 404) forget();
    });
  }, [id, nameless]);
}
