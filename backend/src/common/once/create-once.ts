import { createHash } from 'node:crypto';
import { HttpStatus } from '@nestjs/common';
import { type Model, Types } from 'mongoose';
import type { HeldKind } from '#contract/quarantine';
import { duplicateKey, Refusal } from '../errors/index.js';
import { quarantineOf } from './held.schema.js';
import { insert, type NewDocument } from './insert.js';
import type { OnceKey } from './once-key.decorator.js';
import type { OnceRecord, WithOnce } from './once.schema.js';
import { type SpentKey, spentKeys } from './spent-key.schema.js';

const KEPT_MS = 24 * 60 * 60 * 1000;
const OTHER_CONTENT = 'This was already sent with other content. Please reload the page and try again.';

/** What the caller knows of a new record; id, times and key are given here. */
export type NewRecord<Stored> = Omit<Stored, '_id' | 'createdAt' | 'updatedAt' | 'once'>;

/** What one submission is made of. */
export interface Submission<Stored, Answer> {
  readonly key: OnceKey;
  /** What was sent, in a fixed order: the same key with other content is refused. */
  readonly sent: unknown;
  /** Held to its rules by its DTO: it is stored as it is. */
  readonly record: NewRecord<Stored>;
  readonly toAnswer: (record: Stored) => Answer;
  /** What it is, where it waits in quarantine for a person's decision instead of being stored; the answer is the same. */
  readonly heldAs?: HeldKind | undefined;
}

/** An answer, and whether this very call stored the record behind it. */
export interface Created<Answer> {
  readonly answer: Answer;
  readonly created: boolean;
}

/**
 * Stores a record and gives its answer; with a key, the same submission is stored only once and answered the same again for 24 h.
 * The key lives in the record, under a unique index: whichever of two racing calls writes first wins, in any process.
 * @throws Refusal (422) when the key came before with other content
 */
export async function createOnce<Stored extends WithOnce, Answer>(
  model: Model<Stored>,
  { key, sent, record, toAnswer, heldAs }: Submission<Stored, Answer>,
): Promise<Created<Answer>> {
  const now = new Date();
  const stored: NewDocument = { ...withoutGaps(record), _id: new Types.ObjectId(), createdAt: now, updatedAt: now };
  const answer = toAnswer(stored as unknown as Stored);
  const { collection, document } = placed(model, stored, heldAs);
  if (key === undefined) {
    await insert(collection, document);
    return { answer, created: true };
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
  const before = await earlier<Stored, Answer>(model, key, fingerprint);
  if (before !== undefined) return { answer: before, created: false };
  const once = { key, fingerprint, answer: JSON.stringify(answer), until: new Date(now.getTime() + KEPT_MS) };
  try {
    await insert(collection, { ...document, once });
    return { answer, created: true };
  } catch (fault) {
    // The other call of a double tap was faster; it may trip over any unique index, the e-mail's for example.
    const winner = duplicateKey(fault) && (await earlier<Stored, Answer>(model, key, fingerprint));
    if (winner !== undefined) return { answer: winner, created: false };
    throw fault;
  }
}

/** Where a record goes, and what is written there: in quarantine, with what it takes to bring it home. */
function placed<Stored>(model: Model<Stored>, stored: NewDocument, heldAs: HeldKind | undefined) {
  if (heldAs === undefined) return { collection: model.collection, document: stored };
  const { _id, createdAt, updatedAt, ...record } = stored;
  const document = { _id, what: heldAs, home: model.modelName, record, createdAt, updatedAt };
  return { collection: quarantineOf(model.db).collection, document };
}

/**
 * The answer given to this key before, if any. A record moves from quarantine to its model to the spent keys, and is in
 * the next place before it leaves one: looked for in this order, none slips through.
 */
async function earlier<Stored extends WithOnce, Answer>(
  model: Model<Stored>,
  key: string,
  fingerprint: string,
): Promise<Answer | undefined> {
  const found =
    (await ofRecord(quarantineOf(model.db), key)) ??
    (await ofRecord(model, key)) ??
    (await spentKeys(model.db).findById(key).lean<SpentKey>());
  if (!found || found.until < new Date()) return undefined;
  if (found.fingerprint !== fingerprint) throw new Refusal(HttpStatus.UNPROCESSABLE_ENTITY, OTHER_CONTENT);
  return JSON.parse(found.answer) as Answer;
}

/** The key as its record holds it; one whose time is over is taken off, to be free again. */
async function ofRecord<Stored extends WithOnce>(model: Model<Stored>, key: string): Promise<OnceRecord | undefined> {
  const record = await model.findOne({ 'once.key': key }).select('once').lean<WithOnce>();
  if (!record?.once || record.once.until >= new Date()) return record?.once;
  await model.updateOne(
    { 'once.key': key, 'once.until': record.once.until },
    { $unset: { once: 1 } },
    { timestamps: false },
  );
  return undefined;
}

/** A field that was left out is not there, rather than `null`. */
function withoutGaps(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
