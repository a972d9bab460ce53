import { aBooking } from './factories/index.js';
import { catchLogs } from './support/caught-logs.js';
import { theProduct } from './support/product.js';

type Line = Readonly<Record<string, unknown>>;

describe('the process log', () => {
  const logs = catchLogs();
  const product = theProduct({ LOG_LEVEL: 'info' }, true, logs.stream);
  const told = () => logs.lines().filter(({ msg }) => msg === 'audit event');

  it('has each event too: ids and names of fields, and nothing that says who anybody is', async () => {
    const { body } = await product.visitor
      .post('/shadow-teacher/add-booking')
      .send(aBooking('shadow-teacher', { childName: 'Canary' }));
    const { bookingId } = body as { bookingId: string };
    const before = told().length;
    await product.admin.put(`/shadow-teacher/update-booking/${bookingId}`).send({ status: 'Approved' });
    await product.admin.get('/bookings/inbox');
    const { body: listed } = await product.admin.get('/audit');
    const events = (listed as Line[]).slice(0, 2).reverse();
    const withoutWho = events.map(({ who: _who, ...event }) => event);
    expect(withoutWho).toEqual([
      expect.objectContaining({ action: 'updated', recordId: bookingId, from: 'Pending', to: 'Approved' }),
      expect.objectContaining({ action: 'viewed', recordIds: [bookingId], count: 1 }),
    ]);
    const lines = told().slice(before);
    expect(lines.map(({ auditEvent }) => auditEvent)).toEqual(withoutWho);
    expect(lines.map(({ level }) => level)).toEqual([30, 30]);
    expect(JSON.stringify(told())).not.toMatch(/Canary|@|127\.0\.0\.1/);
  });
});
