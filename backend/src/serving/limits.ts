/** How much is let in at once, and how long anything may take. */

/** Requests of strangers worked on at once: between these, fewer step by step while the event loop is late. */
export const ROOM = { most: 100, least: 32, shrink: 0.7, grow: 4 } as const;
/** How much more room there is for who is signed in, and for who sends something. */
export const SHARES = { stranger: 1, staff: 2, act: 16 } as const;

/** The event loop is late when it keeps a timer waiting for longer than this, looked at so often. */
export const LATE_MS = 25;
export const LOOK_EVERY_MS = 100;

/** Bytes of bodies that are on their way, as announced: all uploads together. */
export const ARRIVING_BYTES = 256 * 1024 * 1024;
/** What a body counts for that does not announce its length. */
export const UNKNOWN_BYTES = 1024 * 1024;

/** For `http.createServer`: headers within 10 s, whole uploads within 2 minutes, looked at every 2 s. */
export const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 12_000,
  connectionsCheckingInterval: 2000,
} as const;

/** A line must bring or take a kilobyte in this time, or it is cut; the rest of an answer may wait its turn. */
export const SLOW = { sweepEveryMs: 2000, patienceMs: 7000, leastBytes: 1024, leastPerMs: 32 } as const;
/** Bodies that are not uploads are short: they must have arrived by then. */
export const BODY_WITHIN_MS = 30_000;

export const CONNECTIONS = 20_000;
/** Kept free of connections for the store and the files of the pages. */
export const SPARE_FILES = 500;
