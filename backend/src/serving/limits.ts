/** How much is let in at once, and how long anything may take. */

/**
 * Requests worked on at once before the next one of its kind is turned away: on a calm day (1,000 bookings of the same
 * moment find room), and while all wait too long, when whoever is let in is still to be answered within a second.
 */
export const ROOM = {
  stranger: { calm: 128, late: 48 },
  staff: { calm: 256, late: 72 },
  act: { calm: 1024, late: 96 },
} as const;
/** They wait too long when the last one to come is answered later than this; looked at so often. */
export const WAIT_MS = 300;
export const LOOK_EVERY_MS = 100;
/** What is left of the room that calm days add when all wait too long, and how much of it comes back at each look. */
export const ROOM_PACE = { shrink: 0.25, grow: 0.04 } as const;

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
