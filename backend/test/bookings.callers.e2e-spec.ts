import { BOOKING_KINDS } from '#contract/bookings';
import { NOTICE_VERSION } from '#contract/notice';
import { aBooking } from './factories/index.js';
import { expectError } from './support/errors.js';
import { ADMIN, theProduct } from './support/product.js';

const product = theProduct();

type Row = Readonly<Record<string, unknown>>;

const CALLER = { parentName: 'Malini Perera', parentPhone: '077 123 4567', consentBy: 'phone', language: 'si' };

describe.each(BOOKING_KINDS)('a booking of a %s that is entered for a caller', (kind) => {
  const enter = (changes: object = {}, key = '') =>
    product.admin
      .post(`/${kind}/enter-booking`)
      .set(key === '' ? {} : { 'Idempotency-Key': key })
      .send({ ...aBooking(kind), ...CALLER, ...changes });
  const rows = async (): Promise<Row[]> => (await product.admin.get(`/${kind}/view-booking`)).body as Row[];

  it('is kept with how the parent agreed, to what, and who entered it', async () => {
    const { status, body } = await enter({ recordedBy: 'x@y.lk', consentVersion: 'old', status: 'Approved' });
    expect([status, body]).toMatchObject([
      201,
      {
        bookingId: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
        reference: expect.stringMatching(/^OS-/) as unknown,
      },
    ]);
    expect(await rows()).toMatchObject([
      {
        ...aBooking(kind),
        parentPhone: '0771234567',
        status: 'Pending',
        language: 'si',
        consentBy: 'phone',
        consentVersion: NOTICE_VERSION,
        consentLanguage: 'si',
        recordedBy: ADMIN.email,
      },
    ]);
  });

  // One service takes all of them: what follows has nothing of its kind in it.
  if (kind !== 'shadow-teacher') return;

  it('is in the audit as made by the administrator, and its family gets the receipt', async () => {
    const { body } = await enter();
    const { bookingId: recordId } = body as { bookingId: string };
    const filter = JSON.stringify({ recordId, action: 'created' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { who: ADMIN.email, entity: 'booking', kind, recordId },
    ]);
    expect((await product.admin.get('/outbox')).body).toMatchObject([{ template: 'booking-received', language: 'si' }]);
  });

  it('is refused without the agreement, a name or a number to call, and with what the public form refuses', async () => {
    expectError(await enter({ consentBy: '' }), 400, {
      consentBy: 'Ask the parent for their agreement, and record it here.',
    });
    expectError(await enter({ parentName: ' ', parentPhone: '' }), 400, {
      parentName: "Enter the parent's name.",
      parentPhone: "Enter the parent's phone number.",
    });
    expectError(await enter({ childAge: 2 }), 400, { childAge: "Child's age must be between 3 and 18." });
    expect(await rows()).toEqual([]);
  });

  it('is made once, however often the same form is sent', async () => {
    const [first, again] = [await enter({}, 'one'), await enter({}, 'one')];
    expect(again.body).toEqual(first.body);
    expect(await rows()).toHaveLength(1);
    expectError(await enter({ childName: 'Another' }, 'one'), 422);
  });

  it('comes from the public form without any of that', async () => {
    await product.visitor.post(`/${kind}/add-booking`).send({ ...aBooking(kind), ...CALLER, recordedBy: ADMIN.email });
    const [row] = await rows();
    expect([row?.['consentBy'], row?.['recordedBy']]).toEqual([undefined, undefined]);
  });
});
