import { mongo } from 'mongoose';
import { optionsFor } from './connection.js';

/** The options that the driver makes of a URI; it connects to nothing. */
function effective(uri: string): mongo.MongoOptions {
  const { autoIndex, autoCreate, bufferCommands, ...options } = optionsFor(uri);
  expect([autoIndex, autoCreate, bufferCommands]).toEqual([false, false, false]);
  return new mongo.MongoClient(uri, options).options;
}

const HOST = 'mongodb://db.example/one-step';
const SAFE = { w: 'majority', j: true };

describe('the connection to a MongoDB', () => {
  it.each([
    HOST,
    `${HOST}?journal=false`,
    `${HOST}?j=false`,
    `${HOST}?w=0`,
    `${HOST}?w=1&journal=false`,
    `${HOST}?readPreference=secondaryPreferred`,
    `${HOST}?readPreference=nearest&retryWrites=false`,
    `${HOST}?RETRYWRITES=false&JOURNAL=false`,
  ])('acknowledges what is on disk, and reads what was acknowledged: %s', (uri) => {
    const { writeConcern, readPreference, retryWrites } = effective(uri);
    expect(writeConcern).toMatchObject(SAFE);
    expect([readPreference.mode, retryWrites]).toEqual(['primary', true]);
  });

  it('waits for nothing longer than a request may take', () => {
    expect(effective(HOST)).toMatchObject({
      socketTimeoutMS: 4500,
      connectTimeoutMS: 5000,
      serverSelectionTimeoutMS: 1300,
      waitQueueTimeoutMS: 2500,
      writeConcern: { wtimeout: 4000 },
    });
  });

  it('takes every time-out that its URI names, in any case of its letters', () => {
    const far = `${HOST}?connectTimeoutMS=15000&serverselectiontimeoutms=8000&SOCKETTIMEOUTMS=12000&wtimeoutMS=9000`;
    expect(effective(far)).toMatchObject({
      socketTimeoutMS: 12_000,
      connectTimeoutMS: 15_000,
      serverSelectionTimeoutMS: 8000,
      waitQueueTimeoutMS: 2500,
      writeConcern: { ...SAFE, wtimeout: 9000 },
    });
  });

  it.each([HOST, 'mongodb://127.0.0.1/one-step', 'mongodb://mongo:27017,other:27017/one-step?replicaSet=rs'])(
    'stands a machine that stops for two seconds: %s',
    (uri) => expect(effective(uri).connectTimeoutMS).toBeGreaterThan(2000),
  );

  it('waits longer for the embedded store', () => {
    expect(effective('mongodb://%2Fdata%2Fstore.sock/one-step')).toMatchObject({
      socketTimeoutMS: 16_000,
      connectTimeoutMS: 10_000,
      waitQueueTimeoutMS: 10_000,
    });
  });
});
