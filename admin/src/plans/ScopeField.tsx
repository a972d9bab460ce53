import type { Scope } from '#contract/plan-rules';
import { ChoiceField } from './inputs';
import { usePlansTranslate } from './usePlansTranslate';

/** This session, or it and all that come after it in its series. */
export function ScopeField({ value, onChange }: { value: Scope; onChange: (scope: Scope) => void }) {
  const t = usePlansTranslate();
  return (
    <ChoiceField
      label={t('whichSessions')}
      value={value}
      onChange={onChange}
      choices={[
        { value: 'this', label: t('onlyThis') },
        { value: 'following', label: t('thisAndFollowing') },
      ]}
    />
  );
}
