import { useState } from 'react';
import type { Goal } from '#contract/goals';
import type { Session as Planned } from '#contract/plans';
import { useLanguage } from '../../messages/useTexts.js';
import type { DeviceStorage } from './device.js';
import { useDraft } from './drafts.js';
import { type GoalBody, GoalForm } from './GoalForm.js';
import { Unsaved } from './Unsaved.js';

/** What is typed: the version that it is a change of, and how it is erased from the device. */
export interface Typed {
  readonly base: string | null;
  readonly erase: () => Promise<void>;
}

interface Props {
  planned: Planned;
  /** A new one without it. */
  goal: Goal | undefined;
  device: DeviceStorage | undefined;
  onSave: (body: GoalBody, typed: Typed) => void;
  /** The button that was pressed goes. */
  onDiscard: () => void;
  onLeave: () => void;
}

/** The form of a goal, with what was typed into it and not saved. */
export function OpenGoalForm({ planned, goal, device, onSave, onDiscard, onLeave }: Props) {
  const page = useLanguage();
  const [first] = useState(goal);
  const name = `goal-${goal?._id ?? planned.booking}`;
  const { found: draft, keep, erase } = useDraft<GoalBody>(device, name);
  // Whoever has seen what somebody else wrote meanwhile changes that.
  const base = draft && goal === first ? draft.base : (goal?.updatedAt ?? null);
  if (draft === undefined) return null;
  return (
    <>
      {draft && (
        <Unsaved
          onDiscard={() => {
            onDiscard();
            void erase();
          }}
        />
      )}
      <GoalForm
        key={draft?.base}
        kind={planned.kind}
        language={planned.visit?.language ?? page}
        goal={goal}
        typed={draft?.fields}
        onType={(fields) => keep(fields, base)}
        onSave={(body) => onSave(body, { base, erase })}
        onLeave={() => void erase().then(onLeave)}
      />
    </>
  );
}
