import { CONFIRMATION_FIELDS } from '#contract/users';
import { forgetSession } from '../../api/session.js';
import { useForm } from '../../form/useForm.js';
import { useTexts } from '../../messages/useTexts.js';
import type { SectionProps } from './Account.js';
import { OpenSection } from './OpenSection.js';
import { SectionForm } from './SectionForm.js';

/** Asked once, with the password: what goes is gone. */
export function WithdrawSection(props: SectionProps & { onWithdrawn: () => void }) {
  const t = useTexts('account');
  return (
    <OpenSection
      id="withdraw"
      title={t.withdrawTitle}
      text={t.withdrawText}
      action={t.withdraw}
      isOpen={props.isOpen}
      onOpen={props.onOpen}
      form={<WithdrawForm {...props} />}
    />
  );
}

function WithdrawForm({ session, onOpen, onWithdrawn }: SectionProps & { onWithdrawn: () => void }) {
  const t = useTexts('account');
  const { current } = useTexts('passwordFields');
  const texts = { password: current };
  const form = useForm({ id: 'withdraw', rules: CONFIRMATION_FIELDS, texts, draft: false, failed: t.failed });

  async function submit() {
    const outcome = await form.submit('/user/me', { method: 'DELETE', token: session.token });
    if (outcome?.kind !== 'done') return;
    onWithdrawn();
    forgetSession();
  }

  return (
    <SectionForm form={form} submit={t.withdrawNow} onSubmit={() => void submit()} onCancel={() => onOpen(false)} />
  );
}
