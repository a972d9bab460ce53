import { once } from 'node:events';
import { connect } from 'node:net';
import { serialize } from 'bson';
import { Double, failure, Int32, withStore } from './support/store.js';

/** A document in its bytes, from hexadecimal elements. */
function bson(...elements: string[]): Buffer {
  const inside = Buffer.from(elements.join('').replace(/\s/g, ''), 'hex');
  const document = Buffer.concat([Buffer.alloc(4), inside, Buffer.alloc(1)]);
  document.writeInt32LE(document.length);
  return document;
}
const hex = (text: string) => Buffer.from(text).toString('hex');
const embedded = (name: string, type: string, ...elements: string[]) =>
  `${type}${hex(name)}00${bson(...elements).toString('hex')}`;

const ID = `10 ${hex('_id')} 00 01000000`;
const int = (name: string, value = '05000000') => `10 ${hex(name)} 00 ${value}`;
const text = (name: string, value: string) =>
  `02 ${hex(name)} 00 ${(value.length / 2 + 1).toString(16).padStart(2, '0')}000000 ${value} 00`;

/** What JavaScript objects cannot hold as it was. */
const KEPT: [string, string][] = [
  ['numeric names out of order', int('b') + int('10') + int('2') + int('a')],
  ['numeric names inside', embedded('map', '03', int('b'), int('7'), int('1'))],
  ['a date beyond those of JavaScript', `09 ${hex('at')} 00 ffffffffffffff7f`],
  ['a date inside a list', embedded('list', '04', `09 ${hex('0')} 00 0000000000000080`)],
  ['a field named _bsontype', embedded('odd', '03', text('_bsontype', hex('ObjectId')), int('x'))],
  ['a field named __proto__', embedded('odd', '03', embedded('__proto__', '03', int('x')))],
  ['what looks like a reference', embedded('ref', '03', text('$id', hex('x')), text('$ref', hex('y')), int('z'))],
  ['text that is not UTF-8', text('bytes', 'fffe')],
  ['a NaN of its own kind', `01 ${hex('nan')} 00 010000000000f87f`],
  ['a negative zero', `01 ${hex('zero')} 00 0000000000000080`],
  ['binary data of another subtype', `05 ${hex('bin')} 00 02000000 80 abcd`],
  ['one name twice', int('twice') + int('twice', '06000000')],
];

describe('an update keeps byte by byte what it does not change', () => {
  const given = withStore();

  /** Sends a document past the driver, which would make a JavaScript object of it. */
  async function insert(document: Buffer) {
    const { collectionName } = given.collection();
    const body = Buffer.from(serialize({ insert: collectionName, $db: given.db.databaseName }));
    const size = Buffer.alloc(4);
    size.writeInt32LE(document.length + 14);
    const message = Buffer.concat([
      Buffer.alloc(20),
      Buffer.from([0]),
      body,
      Buffer.from([1]),
      size,
      Buffer.from('documents\0'),
      document,
    ]);
    message.writeInt32LE(message.length, 0);
    message.writeInt32LE(2013, 12);
    const socket = connect(decodeURIComponent(new URL(given.store.uri).host));
    socket.write(message);
    await once(socket, 'data');
    socket.destroy();
    return given.db.collection(collectionName);
  }
  const bytesOf = async (collection: Awaited<ReturnType<typeof insert>>) =>
    Buffer.from((await collection.findOne({}, { raw: true })) as unknown as Uint8Array).toString('hex');

  it.each(KEPT)('%s', async (_name, elements) => {
    const collection = await insert(bson(ID, elements, int('n')));
    await collection.updateOne({}, { $set: { n: 6, added: 'x' } });
    expect(await bytesOf(collection)).toBe(
      bson(ID, elements, int('n', '06000000'), text('added', hex('x'))).toString('hex'),
    );
    await collection.updateOne({}, { $unset: { n: 1, added: 1 } });
    const after = await collection.findOneAndUpdate({}, { $inc: { n: 5 } }, { returnDocument: 'after', raw: true });
    expect(Buffer.from(after as unknown as Uint8Array).toString('hex')).toBe(
      bson(ID, elements, int('n')).toString('hex'),
    );
  });

  it.each(KEPT)('inside an object beside the change: %s', async (_name, elements) => {
    const collection = await insert(bson(ID, embedded('o', '03', elements, int('n')), int('z')));
    await collection.updateOne({}, { $set: { 'o.n': 6 } });
    expect(await bytesOf(collection)).toBe(
      bson(ID, embedded('o', '03', elements, int('n', '06000000')), int('z')).toString('hex'),
    );
  });

  it('adds new fields in the order MongoDB does', async () => {
    const collection = given.collection();
    await collection.insertOne({ _id: 1 as never, z: 1 });
    await collection.updateOne({}, { $set: { 'm.b': 1, b: 1, 'm.a': 1, 'm.10': 1, 'm.9': 1, z: 2 }, $inc: { a: 1 } });
    expect(await bytesOf(collection)).toBe(
      bson(
        ID,
        int('z', '02000000'),
        int('a', '01000000'),
        int('b', '01000000'),
        embedded('m', '03', ...['9', '10', 'a', 'b'].map((name) => int(name, '01000000'))),
      ).toString('hex'),
    );
  });

  it('leaves an _id where it stood', async () => {
    const collection = given.collection();
    await collection.insertOne({ _id: 1 as never, n: 5 });
    await collection.updateOne({}, { $set: { 1: 5 } });
    expect(await bytesOf(collection)).toBe(bson(ID, int('n'), int('1')).toString('hex'));
  });

  it('does not change the type of an _id', async () => {
    const collection = given.collection();
    await collection.insertOne({ _id: new Double(1) as never });
    expect((await failure(collection.updateOne({}, { $set: { _id: new Int32(1) } }))).code).toBe(66);
  });

  it('tells an _id it made from a filter as it is', async () => {
    const _id = new Double(3);
    const result = await given
      .collection()
      .updateOne({ _id: _id }, { $set: { a: new Double(1) } }, { upsert: true, promoteValues: false });
    expect(result.upsertedId).toEqual(_id);
  });
});
