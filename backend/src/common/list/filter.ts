/** The conditions of a query, as Mongoose takes them. */
export type Filter = Readonly<Record<string, unknown>>;

/** Matches records that meet both, also where both say something about the same field. */
export function bothOf(one: Filter, other: Filter): Filter {
  const [a, b] = [split(one), split(other)];
  const isSameField = Object.keys(b.fields).some((field) => Object.hasOwn(a.fields, field));
  const also = [...a.also, ...b.also, ...(isSameField ? [b.fields] : [])];
  return { ...a.fields, ...(!isSameField && b.fields), ...(also.length > 0 && { $and: also }) };
}

function split({ $and, ...fields }: Filter): { readonly fields: Filter; readonly also: readonly Filter[] } {
  return { fields, also: ($and as readonly Filter[] | undefined) ?? [] };
}
