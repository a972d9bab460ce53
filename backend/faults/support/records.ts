import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';

/** A line of our own to the store of a running product, past its API. */
export function joinDatabase(dataFolder: string): Promise<Connection> {
  const uri = readFileSync(join(dataFolder, 'store/store.uri'), 'utf8');
  return mongoose.createConnection(uri).asPromise();
}

/** Fills in teachers for the public list, past the API: their pictures would take too long. */
export async function fillStaff(folder: string, count: number): Promise<void> {
  const connection = await joinDatabase(join(folder, 'data'));
  try {
    const now = new Date();
    const staff = Array.from({ length: count }, (_, i) => ({
      tName: `Teacher ${i}`,
      age: 40,
      experience: 10,
      qualification: 'Diploma in special needs education, ten years at a school in Wattala.',
      service: 'Student counseling',
      profilePicture: `uploads/${i}.webp`,
      createdAt: now,
      updatedAt: now,
    }));
    await connection.collection('categories').insertMany(staff);
  } finally {
    await connection.close();
  }
}
