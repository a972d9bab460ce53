import { useEffect, useRef, useState } from 'react';
import { GOAL_CHANGE_FIELDS } from '#contract/goals';
import { PlainField, PlainForm } from '../../form/plain.js';
import { useTexts } from '../../messages/useTexts.js';
import type { DeviceStorage } from './device.js';
import { useDraft } from './drafts.js';
import type { Typed } from './OpenGoalForm.js';
import { Unsaved } from './Unsaved.js';

interface Props {
  id: string;
  device: DeviceStorage | undefined;
  onSave: (why: string, typed: Typed) => void;
  /** The button that was pressed goes. */
  onDiscard: () => void;
  onLeave: () => void;
}

/** A goal is not stopped without a reason, which the family reads. */
export function CloseForm({ id, device, onSave, onDiscard, onLeave }: Props) {
  const t = useTexts('sessionGoals');
  const { found: draft, keep, erase } = useDraft<string>(device, `stop-${id}`);
  const [typed, setTyped] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isRead = draft !== undefined;
  useEffect(() => input.current?.focus(), [isRead]);
  if (!isRead) return null;
  const why = typed ?? draft?.fields ?? '';

  function type(next: string) {
    setTyped(next);
    keep(next, null);
  }

  function discard() {
    onDiscard();
    setTyped('');
    void erase();
  }

  function submit() {
    if (why.trim() !== '') {
      // The goal of now stands above it: the reason is for that one.
      onSave(why.trim(), { base: null, erase });
      return;
    }
    setMissing(true);
    input.current?.focus();
  }

  return (
    <PlainForm onSubmit={submit}>
      {draft && <Unsaved onDiscard={discard} />}
      <PlainField id={`why-${id}`} label={t.why} hint={t.whyHint} error={isMissing ? t.whyMissing : undefined}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="text"
            autoComplete="off"
            maxLength={GOAL_CHANGE_FIELDS.closedBecause.max}
            value={why}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </PlainField>
      <div className="buttons">
        <button className="button">{t.close}</button>
        <button type="button" className="button quiet" onClick={() => void erase().then(onLeave)}>
          {t.leave}
        </button>
      </div>
    </PlainForm>
  );
}
