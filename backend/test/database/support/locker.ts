import mongoose from 'mongoose';
import { runningStore } from '../../../src/database/embedded/running-store.js';

/** Takes the lock of a folder's running store and keeps it until it is killed. */
const [, , folder = ''] = process.argv;
const client = await mongoose.mongo.MongoClient.connect(runningStore(folder)?.uri ?? '', { maxPoolSize: 1 });
await client.db('admin').command({ fsync: 1, lock: true });
console.log('locked');
