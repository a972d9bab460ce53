import type { Audited } from '#contract/audit';

export type Verb = 'list' | 'one' | 'create' | 'update' | 'delete';
export type Group = 'bookings' | 'teachers' | 'contacts';

/** The documented paths that serve a resource (contract, "Routes"); `:id` stands for the record's id. */
export interface Api extends Partial<Record<Verb, string>> {
  readonly list: string;
  /** The path to the record or records in an answer. */
  readonly within?: Partial<Record<Verb, readonly string[]>>;
  /** New records are sent as multipart, with a file. */
  readonly multipart?: true;
}

export interface Page {
  /** Its name on the dashboard, where it stands in a group. */
  readonly label: string;
  readonly group?: Group;
  /** Open to content editors too. */
  readonly editors?: true;
}

/** A page that lists records; its address without the "/" is the resource's name in react-admin. */
export interface ResourcePage extends Page {
  /** What names a record: the first of these fields that it has. */
  readonly titleFields: readonly string[];
  readonly api: Api;
  /** What the audit calls its records. */
  readonly entities?: readonly Audited[];
}
