import type { ReactNode } from 'react';

/** One field of a list: a column of the table on wide screens, a line of the card on narrow ones. */
export interface Column {
  /** Its label is `resources.{resource}.fields.{source}`. */
  source: string;
  cell: ReactNode;
  /** The field the API sorts by, where it can. */
  sortBy?: string;
  width?: number | string;
}

/** The parts of a record in a list: what names it, what it says, what can be done with it. */
export interface Layout {
  headline: Column;
  columns: readonly Column[];
  actions?: Column;
  /** Stands in every card below its fields, as wide as the card. */
  body?: ReactNode;
  /** Opens below the record when it has something to show. */
  panel?: ReactNode;
  /** Cards on every screen, where the spec asks for them. */
  cards?: boolean;
}
