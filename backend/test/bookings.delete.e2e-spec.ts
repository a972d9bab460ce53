import { BOOKING_KINDS } from '#contract/bookings';
import { aBooking } from './factories/index.js';
import { knowsNobody } from './support/knows-nobody.js';
import { theProduct } from './support/product.js';
import { expectError } from './support/errors.js';

const product = theProduct();

describe.each(BOOKING_KINDS)('deleting a booking of a %s', (kind) => {
  const add = async (): Promise<string> => {
    const { body } = await product.visitor.post(`/${kind}/add-booking`).send(aBooking(kind));
    return (body as { bookingId: string }).bookingId;
  };
  const ids = async (): Promise<string[]> => {
    const { body } = await product.admin.get(`/${kind}/view-booking`);
    return (body as { _id: string }[]).map(({ _id }) => _id);
  };
  const remove = (id: string) => product.admin.delete(`/${kind}/delete-booking/${id}`);

  it('removes that booking alone, once', async () => {
    const [first, second] = [await add(), await add()];
    const { status, body } = await remove(first);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: { message: 'Booking deleted successfully.' },
    });
    expect(await ids()).toEqual([second]);
    expectError(await remove(first), 404);
  });

  it('lets exactly one of two at once remove it', async () => {
    const id = await add();
    const statuses = (await Promise.all([remove(id), remove(id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('does not find a booking of another kind', async () => {
    const id = await add();
    for (const other of BOOKING_KINDS.filter((one) => one !== kind)) {
      expectError(await product.admin.delete(`/${other}/delete-booking/${id}`), 404);
    }
    expect(await ids()).toEqual([id]);
  });

  knowsNobody(remove);
});
