/** Who asks, and for which booking: a family by its private address, staff by their account. */
export type Asked = { readonly token: string } | { readonly booking: string; readonly account: string };
