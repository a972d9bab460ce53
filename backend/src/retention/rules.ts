import type { Audited } from '#contract/audit';
import type { Period } from './period.js';

/** A field by which records name files, and what stands before the file's name there. */
interface NamedBy {
  readonly collection: string;
  readonly field: string;
  readonly prefix?: string;
}

/** How long something is kept, and who says so. */
export interface Rule {
  /** What it is about, for the terminal and the audit. */
  readonly name: string;
  readonly entity: Audited;
  readonly collection: string;
  readonly where?: Readonly<Record<string, unknown>>;
  /** It counts from the latest of these dates; a record may lack all but the first. */
  readonly from: readonly [string, ...string[]];
  readonly keep: Period;
  /** The public notice's "How long we keep it" (public-web/messages/en/legal.ts), or ourselves where it is silent. */
  readonly source: 'notice' | 'house';
  /** The field that names the record's CV, which goes with it. */
  readonly cv?: string;
  /** Whether a proof of consent stays when a record goes. */
  readonly leavesProof?: true;
  /** Stored files go where no record names them. */
  readonly namedBy?: readonly NamedBy[];
  /** Parts of files go where there is no such file: where the files are. */
  readonly partsOf?: string;
  /** Lines of the audit go from their old end only. */
  readonly chained?: true;
}

const UNANSWERED = { status: { $in: ['Pending', 'Rejected'] } } as const;
const applicants = (status: string) => ({ kind: 'applicant', status });
/** A form that looks like spam waits 30 days in its own collection for a person's decision. */
const suspectedIn = (form: string, collection: string): Rule => ({
  name: `${form} suspected of being spam`,
  entity: 'quarantine',
  collection,
  where: { suspectedSpam: true },
  from: ['createdAt'],
  keep: { days: 30 },
  source: 'notice',
});

/**
 * What goes, and when. Nobody knows when approved staff stop working for us, so the job never takes them, nor
 * administrators: both are removed by hand.
 */
export const RULES: readonly Rule[] = [
  {
    name: 'bookings refused or never answered',
    entity: 'booking',
    collection: 'bookings',
    where: UNANSWERED,
    from: ['updatedAt'],
    keep: { months: 6 },
    source: 'notice',
    leavesProof: true,
  },
  // The last session is not written down: it is at or after the day it was to start.
  {
    name: 'bookings approved',
    entity: 'booking',
    collection: 'bookings',
    where: { status: 'Approved' },
    from: ['updatedAt', 'startingDate'],
    keep: { years: 2 },
    source: 'notice',
    leavesProof: true,
  },
  {
    name: 'proofs of consent',
    entity: 'consent-proof',
    collection: 'consentproofs',
    from: ['agreedAt'],
    keep: { years: 6 },
    source: 'notice',
  },
  {
    name: 'applications refused',
    entity: 'user',
    collection: 'users',
    where: applicants('rejected'),
    from: ['updatedAt'],
    keep: { months: 6 },
    source: 'notice',
    cv: 'cv',
  },
  {
    name: 'applications waiting',
    entity: 'user',
    collection: 'users',
    where: applicants('pending'),
    from: ['updatedAt'],
    keep: { months: 12 },
    source: 'notice',
    cv: 'cv',
  },
  {
    name: 'messages',
    entity: 'contact',
    collection: 'contacts',
    from: ['createdAt'],
    keep: { months: 12 },
    source: 'notice',
  },
  {
    name: 'course requests',
    entity: 'course-request',
    collection: 'courserequests',
    from: ['createdAt'],
    keep: { months: 12 },
    source: 'notice',
  },
  suspectedIn('bookings', 'bookings'),
  suspectedIn('course requests', 'courserequests'),
  suspectedIn('messages', 'contacts'),
  {
    name: 'lines of the audit',
    entity: 'audit',
    collection: 'audits',
    from: ['createdAt'],
    keep: { years: 2 },
    source: 'notice',
    chained: true,
  },
  {
    name: 'keys of deleted records',
    entity: 'once-key',
    collection: 'spentkeys',
    from: ['until'],
    keep: { hours: 0 },
    source: 'house',
  },
  {
    name: 'CVs no record names',
    entity: 'file',
    collection: 'cvs.files',
    from: ['uploadDate'],
    keep: { hours: 24 },
    source: 'house',
    namedBy: [{ collection: 'users', field: 'cv' }],
  },
  {
    name: 'pictures no record names',
    entity: 'file',
    collection: 'pictures.files',
    from: ['uploadDate'],
    keep: { hours: 24 },
    source: 'house',
    namedBy: [{ collection: 'categories', field: 'profilePicture', prefix: 'uploads/' }],
  },
  ...['cvs', 'pictures'].map((bucket): Rule => ({
    name: `${bucket} uploaded by half`,
    entity: 'file',
    collection: `${bucket}.chunks`,
    from: ['files_id'],
    keep: { hours: 24 },
    source: 'house',
    partsOf: `${bucket}.files`,
  })),
];
