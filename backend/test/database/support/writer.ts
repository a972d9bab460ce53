import mongoose from 'mongoose';
import { startEmbeddedStore } from '../../../src/database/embedded/index.js';
import { FELLOWS } from './store.js';

/** Writes from several clients at once until SIGTERM or a kill, and says each write that was acknowledged. */
const [, , folder = '', round = ''] = process.argv;
const store = await startEmbeddedStore({ folder });
const client = await mongoose.mongo.MongoClient.connect(store.uri);
const collection = client.db().collection<{ _id: string; kind: string; size: number }>('writes');
await collection.createIndex({ kind: 1, size: -1 }, undefined, undefined);

const fellows = FELLOWS.map((name) => client.db().collection<{ _id: string; size: number }>(name));

let isStopping = false;
process.once('SIGTERM', () => (isStopping = true));

/** In one transaction: all four are there, or none is. */
async function insertInAll(_id: string, size: number): Promise<void> {
  await client.withSession(async (session) => {
    session.startTransaction();
    for (const each of fellows) await each.insertOne({ _id, size }, { session });
    await collection.insertOne({ _id, kind: `k${size % 3}`, size }, { session });
    await session.commitTransaction();
  });
}

async function writeOn(writer: number): Promise<void> {
  for (let i = 0; !isStopping; i++) {
    const id = `${round}/${writer}/${i}`;
    if (i % 4 === 1) await insertInAll(id, i);
    else await collection.insertOne({ _id: id, kind: `k${i % 3}`, size: i });
    if (i % 4 === 0) await collection.updateOne({ _id: id }, { $set: { kind: 'changed' } });
    console.log(id, i % 4 === 0 ? 'changed' : `k${i % 3}`);
  }
}

await Promise.all([0, 1, 2, 3].map(writeOn));
await client.close();
await store.close();
