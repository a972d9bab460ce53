/** The conditions of a query, as Mongoose takes them. */
export type Filter = Readonly<Record<string, unknown>>;
