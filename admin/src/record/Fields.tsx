import type { Rules } from '#contract/rule';
import { RuleValue } from '../fields/RuleValue';
import { Definitions } from '../ui/Definitions';

/** All fields of a record, to read. */
export function Fields({ rules }: { rules: Rules }) {
  const items = Object.entries(rules).map(([source, rule]) => ({
    source,
    value: <RuleValue source={source} rule={rule} />,
  }));
  return <Definitions items={items} />;
}
