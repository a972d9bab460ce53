/** What a server under test is told or asked by the bench, over its IPC channel; it answers with its vitals each time. */
export type Question = 'watch delays' | 'vitals';

/** How a server under test is doing: sizes in bytes, times in milliseconds. */
export interface Vitals {
  /** Processor time of all its threads since its start. */
  readonly cpu: number;
  readonly rss: number;
  /** What of it is the process's own: without the pages of files it looks at, which the system takes back when it needs them. */
  readonly own: number;
  /** Highest so far, looked at a few times a second. */
  readonly peakRss: number;
  /** How long the event loop kept a timer waiting since `watch delays`. */
  readonly delay: { readonly p50: number; readonly p99: number; readonly max: number };
}
