import { getModelToken } from '@nestjs/mongoose';
import { type Model, mongo } from 'mongoose';
import { AuditKey, AuditService, OPERATOR, verifyChain } from '../src/audit/index.js';
import { AUDIT_MODEL, type AuditLine } from '../src/audit/audit.schema.js';
import { AuditWriter } from '../src/audit/audit.writer.js';
import { link, type NewLine, NOTHING } from '../src/audit/chain.js';
import { readSettings } from '../src/config/settings.js';
import { RetentionService } from '../src/retention/index.js';
import { on, ruleNamed } from './support/old-records.js';
import { SECRET, theProduct } from './support/product.js';

const DAY = '2026-11-21';

describe('the old end of the audit', () => {
  const product = theProduct();
  const key = new AuditKey(SECRET);
  // The one that signed in at the start left a line.
  beforeAll(() => product.clear());

  const audits = () => product.connection.collection('audits');
  const verify = () => {
    const { db } = product.connection;
    if (db === undefined) throw new Error('The product has no store.');
    return verifyChain(db, key);
  };
  const remove = (day: string) => product.app.get(RetentionService).remove(ruleNamed('lines of the audit'), on(day));
  const numbers = async () => (await audits().find().sort({ seq: 1 }).toArray()).map(({ seq }) => seq as unknown);

  /** A chain whose lines were written on these days. */
  async function written(days: readonly string[], earlier = 0): Promise<void> {
    const lines = days.map((day): NewLine => {
      const said = { action: 'created', entity: 'course', fields: [], result: 'done' };
      return { _id: new mongo.ObjectId(), ...said, createdAt: on(day), updatedAt: on(day) };
    });
    await audits().insertMany(link(NOTHING, lines, key, earlier));
  }
  const FIVE = ['2024-11-19', '2024-11-20', '2024-11-21', '2024-11-22', '2026-11-01'];

  it('goes after two years, and the rest proves itself', async () => {
    await written(FIVE);
    const { newest } = await verify();
    expect(await remove('2026-11-20')).toBe(2);
    expect(await numbers()).toEqual([3, 4, 5, 6]);
    expect(await verify()).toMatchObject({ lines: 4, cut: 2 });
    expect(await remove(DAY)).toBe(1);
    expect(await remove(DAY)).toBe(0);
    expect(await numbers()).toEqual([4, 5, 6, 7]);
    expect(await verify()).toMatchObject({ lines: 4, cut: 3 });
    const { db } = product.connection;
    if (db) expect(await verifyChain(db, key, newest)).toMatchObject({ lines: 4 });
    const { body } = await product.admin.get('/audit?range=[0,0]');
    expect(body).toEqual([expect.objectContaining({ action: 'expired', entity: 'audit', count: 1, seq: 7 })]);
  });

  it('may be all there was', async () => {
    await written(FIVE);
    expect(await remove('2030-01-01')).toBe(5);
    expect(await numbers()).toEqual([6]);
    expect(await verify()).toMatchObject({ lines: 1, cut: 5 });
  });

  it('goes in many steps, together with the lines from before the chain', async () => {
    await audits().insertMany([{ createdAt: on('2020-01-01') }, { createdAt: on('2020-01-02') }]);
    await written(
      Array.from({ length: 250 }, () => '2024-01-01'),
      2,
    );
    expect(await remove('2026-01-01')).toBe(252);
    expect(await numbers()).toEqual([251]);
    expect(await verify()).toMatchObject({ lines: 1, cut: 250, earlier: 0 });
  });

  it('keeps a line whose neighbours before it are not over', async () => {
    await written(['2024-01-01', '2026-01-01', '2024-01-02']);
    expect(await remove(DAY)).toBe(1);
    expect(await verify()).toMatchObject({ lines: 3, cut: 1 });
  });

  it('may be cut by two at the same moment', async () => {
    await written(FIVE);
    await Promise.all([remove(DAY), remove(DAY)]);
    expect(await verify()).toMatchObject({ cut: 3 });
  });

  it.each([0, 1, 3])('is whole again after a crash that left %i lines of it', async (kept) => {
    await audits().insertOne({ createdAt: on('2020-01-01') });
    await written(FIVE, 1);
    const before = await audits().find().sort({ seq: -1 }).toArray();
    await remove(DAY);
    const gone = before.filter(({ seq }) => seq === undefined || Number(seq) <= 3);
    if (kept > 0) await audits().insertMany(gone.slice(0, kept));
    expect(await verify()).toMatchObject({ cut: 3 - kept });
    await remove(DAY);
    expect(await verify()).toMatchObject({ cut: 3, earlier: 0 });
  });

  it.each([
    [{ seq: { $lte: 4 } }, 'line 4 was removed'],
    [{ seq: { $lte: 6 } }, 'line 1 was removed'],
    [{ seq: 5 }, 'line 5 was removed'],
  ])('shows that more was taken: %j', async (more, sentence) => {
    await written(FIVE);
    await remove(DAY);
    const last = new AuditService(model(), new AuditWriter(model(), key, readSettings({})), key);
    await last.note(OPERATOR, { action: 'created', entity: 'course' });
    await audits().deleteMany(more);
    await expect(verify()).rejects.toThrow(sentence);
  });

  it('shows a cut that somebody without the key allowed himself', async () => {
    await written(FIVE);
    const service = new AuditService(model(), new AuditWriter(model(), new AuditKey('another'), readSettings({})), key);
    const [, second] = await audits().find().sort({ seq: 1 }).toArray();
    const hash = String(second?.['hash']);
    await service.note(OPERATOR, { action: 'expired', entity: 'audit', cut: { seq: 2, hash } });
    await audits().deleteMany({ seq: { $lte: 2 } });
    await expect(verify()).rejects.toThrow('line 6 was inserted');
    await audits().deleteOne({ seq: 6 });
    await expect(verify()).rejects.toThrow('line 1 was removed');
  });

  function model(): Model<AuditLine> {
    return product.app.get<Model<AuditLine>>(getModelToken(AUDIT_MODEL));
  }
});
