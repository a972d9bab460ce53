import mongoose from 'mongoose';
import { startEmbeddedStore } from '../../../src/database/embedded/index.js';

/** Inserts more than the disk takes, in one bulk; says what was answered, and what is there. */
const [, , folder = '', ordered = ''] = process.argv;
const store = await startEmbeddedStore({ folder });
const client = await mongoose.mongo.MongoClient.connect(store.uri);
const documents = Array.from({ length: 2000 }, (_, _id) => ({ _id, text: 'x'.repeat(4000) }));
const answer: { n?: unknown; writeErrors?: readonly { index: number }[] } = await client
  .db()
  .command({ insert: 'letters', documents, ordered: ordered === 'ordered' });
const there = await client
  .db()
  .collection<{ _id: number }>('letters')
  .find()
  .project<{ _id: number }>({ _id: 1 })
  .toArray();
const refused = (answer.writeErrors ?? []).map(({ index }) => index);
console.log(JSON.stringify({ n: answer.n, refused, there: there.map(({ _id }) => _id) }));
process.exit(0);
