import type { Audited } from '#contract/audit';

export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete' | 'undo' | 'release';
export type Group = 'bookings' | 'teachers' | 'contacts' | 'office';

/**
 * The documented paths that serve a resource (contract, "Routes"); `:id` stands for the record's id. `undo` is of a
 * decision, where that is no update; `release` is there where records may be suspected of being spam.
 */
export interface Api extends Partial<Record<Verb, string>> {
  readonly list: string;
  /** Path to the record or records inside the response. */
  readonly answerPath?: Partial<Record<Verb, readonly string[]>>;
  /** New records are sent as multipart, with a file. */
  readonly multipart?: true;
}

export interface Page {
  readonly group?: Group;
  /** Open to content editors too. */
  readonly editors?: true;
  /** Lists no records of its own, and is in the menu all the same. */
  readonly menu?: true;
}

/** A page that lists records; its address without the "/" is the resource's name in react-admin. */
export interface ResourcePage extends Page {
  /** The first of these fields that a record has is its name. */
  readonly titleFields: readonly string[];
  readonly api: Api;
  /** Entity names of its records in the audit log. */
  readonly entities?: readonly Audited[];
}
