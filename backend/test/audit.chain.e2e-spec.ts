import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AuditBrokenError, AuditKey, AuditService, verifyChain } from '../src/audit/index.js';
import { AUDIT_MODEL, type AuditLine } from '../src/audit/audit.schema.js';
import { AuditWriter } from '../src/audit/audit.writer.js';
import { readSettings } from '../src/config/settings.js';
import { aCourse } from './factories/index.js';
import { SECRET, theProduct } from './support/product.js';

const BY = { id: 'a'.repeat(24), email: 'ruwan@onestep.test', address: '192.0.2.7' };

describe('the chain of the audit', () => {
  const product = theProduct();
  const key = new AuditKey(SECRET);
  // The one that signed in at the start left a line.
  beforeAll(() => product.clear());

  const model = () => product.app.get<Model<AuditLine>>(getModelToken(AUDIT_MODEL));
  const db = () => {
    const { db: opened } = product.app.get<Connection>(getConnectionToken());
    if (opened === undefined) throw new Error('The product has no store.');
    return opened;
  };
  const audits = () => db().collection('audits');
  const verify = (seen?: { seq: number; hash: string }) => verifyChain(db(), key, seen);
  const expectBroken = async (sentence: string): Promise<void> => {
    const fault: unknown = await verify().catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(AuditBrokenError);
    expect((fault as Error).message).toContain(sentence);
  };
  /** Some lines, as administrators leave them. */
  const lines = async (count: number): Promise<void> => {
    for (let i = 0; i < count; i++) await product.admin.post('/course/addCourse').send(aCourse());
  };

  it('is unbroken where nobody touched it, and numbers its lines from 1', async () => {
    await lines(4);
    expect(await verify()).toMatchObject({ lines: 4, earlier: 0, otherKey: 0 });
    const { body } = await product.admin.get('/audit');
    expect((body as { seq: number }[]).map(({ seq }) => seq)).toEqual([4, 3, 2, 1]);
  });

  it.each([
    ['who', 'other@onestep.test'],
    ['recordId', 'b'.repeat(24)],
    ['createdAt', new Date(0)],
    ['result', 'refused'],
    ['fields', ['status']],
    ['made-up', true],
  ])('shows that %s of a line was edited', async (field, value) => {
    await lines(4);
    await audits().updateOne({ seq: 2 }, { $set: { [field]: value } });
    await expectBroken('line 2 was edited');
  });

  it.each([1, 2, 3])('shows that line %i was removed', async (seq) => {
    await lines(4);
    await audits().deleteOne({ seq });
    await expectBroken(`line ${seq} was removed`);
  });

  it('shows that the newest lines were removed to whoever saw them', async () => {
    await lines(4);
    const { newest } = await verify();
    expect(await verify(newest)).toMatchObject({ lines: 4 });
    await audits().deleteMany({ seq: { $gt: 2 } });
    await expect(verify(newest)).rejects.toThrow('line 3 was removed');
  });

  it('shows a line that was put in, even with hashes that are right', async () => {
    await lines(2);
    const forger = new AuditWriter(model(), new AuditKey('not the key of the product'), readSettings({}));
    const service = new AuditService(model(), forger, key);
    await service.note(BY, { action: 'deleted', entity: 'course' });
    await expectBroken('line 3 was inserted');
    await audits().deleteOne({ seq: 3 });
    await audits().insertOne({ seq: 1.5, who: BY.email });
    await expectBroken('line 1.5 was inserted');
    await audits().deleteOne({ seq: 1.5 });
    await audits().insertOne({ who: BY.email, action: 'created', createdAt: new Date() });
    await expectBroken('1 lines without a number; 0 were there');
  });

  it('counts the lines from before it', async () => {
    await audits().insertMany([{ who: BY.email }, { who: BY.email }]);
    expect(await verify()).toMatchObject({ lines: 0, earlier: 2 });
    await lines(3);
    expect(await verify()).toMatchObject({ lines: 3, earlier: 2 });
    expect((await product.admin.get('/audit')).status).toBe(200);
  });

  it('stays checkable when the signing key is changed', async () => {
    await lines(2);
    expect(await verifyChain(db(), new AuditKey('another key, in use from now on'))).toMatchObject({
      lines: 2,
      otherKey: 2,
    });
    await audits().updateOne({ seq: 1 }, { $set: { who: 'other@onestep.test' } });
    await expect(verifyChain(db(), new AuditKey('another key'))).rejects.toThrow('line 1 was edited');
  });

  it('is one chain with several writers at once', async () => {
    const writers = Array.from(
      { length: 4 },
      () => new AuditService(model(), new AuditWriter(model(), key, readSettings({})), key),
    );
    const note = (service: AuditService) => service.note(BY, { action: 'created', entity: 'course' });
    await Promise.all(Array.from({ length: 25 }, () => Promise.all(writers.map(note))));
    expect(await verify()).toMatchObject({ lines: 100 });
    // Each writer found its place behind the others' lines, one line at a time and many together.
    for (const service of writers) await note(service);
    expect(await verify()).toMatchObject({ lines: 104 });
  });
});
