import type { BookingKind } from '#contract/bookings';
import type { Relation, SuggestedBy } from '#contract/families';
import type { Language } from '#contract/languages';
import type { RequestEntity } from '#contract/subjects';
import type { OutgoingMessage } from '../../config/message';

interface FamilyContact {
  readonly name: string;
  readonly phone?: string;
  readonly email?: string;
  readonly relation?: Relation;
  readonly language: Language;
  readonly main?: boolean;
}
interface FamilyChild {
  readonly _id: string;
  readonly name: string;
  readonly bornYear?: number;
}
/** A request in one line of a family's page. */
export interface FamilyRecord {
  readonly entity: RequestEntity;
  readonly id: string;
  readonly kind?: BookingKind;
  readonly status: string;
  readonly reference?: string;
  readonly childName?: string;
  readonly child?: string;
  readonly name?: string;
  readonly createdAt: string;
}
/** One that may belong to the family, and the contact who leads to it. */
export interface SuggestedRecord extends FamilyRecord {
  readonly contact?: string;
  readonly why: readonly SuggestedBy[];
}
/** A family as the list has it. */
export interface FamilyRow {
  readonly id: string;
  readonly name: string;
  readonly contacts: readonly FamilyContact[];
  readonly children: readonly FamilyChild[];
  readonly requests: number;
}
/** Everything about a family, as the API returns it. */
export interface Family extends Omit<FamilyRow, 'requests'> {
  readonly records: readonly FamilyRecord[];
  readonly suggestions: readonly SuggestedRecord[];
  readonly merged: readonly { readonly _id: string; readonly name: string; readonly createdAt: string }[];
  readonly told: readonly (Omit<OutgoingMessage, 'id'> & { readonly _id: string })[];
}

/** What `GET /families/suggested` answers. */
export interface SuggestedFamilies {
  readonly families: readonly {
    readonly _id: string;
    readonly name: string;
    readonly contacts: readonly FamilyContact[];
    readonly why: readonly SuggestedBy[];
  }[];
  readonly fresh: {
    readonly name?: string;
    readonly contacts: readonly (Omit<FamilyContact, 'name'> & { readonly name?: string })[];
    readonly children: readonly { readonly name: string }[];
  };
}

/** Names and numbers of contacts, in one line. */
export const contactLine = (contacts: readonly { name?: string; phone?: string; email?: string }[]): string =>
  contacts.map(({ name, phone, email }) => [name, phone ?? email].filter(Boolean).join(', ')).join('; ');

export const namesOf = (some: readonly { readonly name: string }[]): string => some.map(({ name }) => name).join(', ');
