/** Carries a solved challenge: base64 of the JSON `{ "challenge": …, "solution": { "counter", "derivedKey" } }`. */
export const PROOF_HEADER = 'X-Proof-Of-Work';

/** A challenge of ALTCHA's second version, as its solvers take it; nothing in it is for people. */
export type ProofChallenge = Readonly<Record<string, unknown>>;
