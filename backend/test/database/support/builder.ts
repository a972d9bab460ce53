import mongoose from 'mongoose';
import { startEmbeddedStore } from '../../../src/database/embedded/index.js';

/** Begins to build an index over many documents, and dies before it is whole. */
const [, , folder = '', many = ''] = process.argv;
const store = await startEmbeddedStore({ folder });
const client = await mongoose.mongo.MongoClient.connect(store.uri);
const collection = client.db().collection<{ _id: number; a: number }>('things');
await collection.insertMany(Array.from({ length: Number(many) }, (_, _id) => ({ _id, a: _id })));
const built = collection.createIndex({ a: 1 }, undefined, undefined).then(() => console.log('built'));
await collection.updateOne({ _id: 1 }, { $set: { a: 1 } });
await collection.updateOne({ _id: 1 }, { $set: { a: 2 } });
process.kill(process.pid, 'SIGKILL');
await built;
