/** A record in which an administrator decides something. */
export interface WithStatus {
  id: string;
  status: string;
  updatedAt?: string;
  /** Decided, and nobody has told the person yet. */
  toTell?: boolean;
}

/** The statuses of a resource; their words are `resources.{resource}.statuses` and `.decisions`. */
export interface Statuses {
  readonly values: readonly string[];
  readonly waiting: string;
  /** One-click decisions for a pending record. */
  readonly decisions: readonly string[];
  /** A decision is final. */
  readonly final?: true;
}

/** The select stands in the status column, its form in the actions column; this id ties them together. */
export const formId = ({ id }: WithStatus): string => `status-${id}`;
