import type { Scope } from '#contract/plan-rules';
import { ChoiceField } from './inputs';
import { useSay } from './useSay';

/** This session, or it and all that come after it in its series. */
export function ScopeField({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  const say = useSay();
  return (
    <ChoiceField
      label={say('whichSessions')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'this', label: say('onlyThis') },
        { value: 'following', label: say('thisAndFollowing') },
      ]}
    />
  );
}
