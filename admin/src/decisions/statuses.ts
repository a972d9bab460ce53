/** A record in which an administrator decides something. */
export interface WithStatus {
  id: string;
  status: string;
  updatedAt?: string;
  /** Decided, and the person has not been told. */
  toTell?: boolean;
  /** Since then the server refuses every decision. */
  consentWithdrawnAt?: string;
}

/** The statuses of a resource; their labels are `resources.{resource}.statuses` and `.decisions`. */
export interface Statuses {
  readonly values: readonly string[];
  readonly waiting: string;
  /** One-click decisions for a pending record. */
  readonly decisions: readonly string[];
  /** Decisions cannot be changed. */
  readonly final?: true;
}

/** Connects the select in the status column with its form in the actions column. */
export const formId = ({ id }: WithStatus): string => `status-${id}`;
