import type { RaRecord } from 'react-admin';
import type { HeldKind } from '#contract/quarantine';

/** A form as the quarantine answers it; the rest are the fields of what it is. */
export interface HeldForm extends RaRecord<string> {
  what: HeldKind;
  createdAt: string;
}

/** A booking goes by its child, as everywhere; the other forms by whoever wrote. */
export function nameFieldOf({ childName }: RaRecord): 'childName' | 'name' {
  return childName === undefined ? 'name' : 'childName';
}

export const nameOfHeld = (held: RaRecord): string => String(held[nameFieldOf(held)]);
