/** What a filter says of one path in terms an index understands: points, or a range within one type. */
export interface Condition {
  readonly path: string;
  readonly points?: readonly Buffer[];
  readonly lower?: { readonly key: Buffer; readonly inclusive: boolean };
  readonly upper?: { readonly key: Buffer; readonly inclusive: boolean };
}

/** A compiled filter. `exact` means: the conditions say everything the filter says. */
export interface Filter {
  readonly test: (document: Buffer) => boolean;
  readonly conditions: readonly Condition[];
  readonly exact: boolean;
}
