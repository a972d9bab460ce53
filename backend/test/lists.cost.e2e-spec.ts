import { BOOKING_KINDS } from '#contract/bookings';
import { work } from '../src/database/embedded/query/scan.js';
import { theProduct } from './support/product.js';

/** What a query has read is known of the embedded store only. */
const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

const LAST = 24;
const FEW = 100;
const MANY = 1000;
const MINUTE = 60_000;
/** The account of the token, and the line before its own that the audit reads when a list was looked at. */
const ASIDE = 10;

const NEWEST = ['createdAt', 'DESC'];
const BOOKING_COLUMNS = ['childName', 'startingDate', 'status'];
/** The lists of the admin as they open, and by every column that its tables sort by. */
const LISTS: readonly (readonly [path: string, filter: object, orders: readonly (readonly string[])[]])[] = [
  ['/user/get', {}, [NEWEST, ['full_name', 'ASC'], ['email', 'ASC'], ['teacher_type', 'DESC'], ['status', 'ASC']]],
  ['/user/get', { status: 'pending' }, [NEWEST]],
  ['/user/get', { status: ['approved'] }, [NEWEST]],
  ['/bookings/inbox', { status: 'Pending' }, [['createdAt', 'ASC']]],
  ['/bookings/inbox', {}, [NEWEST, ...['childName', 'kind', 'parentName', 'status'].map((column) => [column, 'ASC'])]],
  ['/bookings/inbox', { due: 'late' }, [['createdAt', 'ASC']]],
  ['/shadow-teacher/view-booking', { due: 'late' }, [NEWEST]],
  ['/course/course-requests', { due: 'late' }, [NEWEST]],
  ['/shadow-teacher/view-booking', {}, [NEWEST, ...BOOKING_COLUMNS.map((column) => [column, 'DESC'])]],
  ['/course/course-requests', {}, [['status', 'DESC'], NEWEST, ['createdAt', 'ASC'], ['name', 'ASC']]],
  ['/course/getcourses', {}, [NEWEST, ['title', 'ASC']]],
  ['/category/alldetails', {}, [NEWEST, ...['tName', 'service', 'age', 'experience'].map((column) => [column, 'ASC'])]],
  ['/contact/getcontact', {}, [NEWEST, ['name', 'ASC'], ['email', 'DESC']]],
  ...[{}, { who: 'a1@example.org' }, { entity: 'user' }, { action: 'updated' }, { since: '2026-01-01' }].map(
    (filter) => ['/audit', filter, [NEWEST]] as const,
  ),
];
const ASKED = LISTS.flatMap(([path, filter, orders]) => orders.map((sort) => ({ path, filter, sort })));

/** Records as they are stored, every third of them waiting; 7919 is prime, so no two came in at the same minute. */
function records(collection: string, count: number): object[] {
  return Array.from({ length: count }, (_, i) => {
    const date = new Date(Date.UTC(2026, 0, 1) + ((i * 7919) % count) * MINUTE);
    const name = `Name ${(i * 31) % count}`;
    const fields = { createdAt: date, updatedAt: date, name, email: `a${i}@example.org`, title: name, link: name };
    const more = { tName: name, service: `S ${i % 6}`, age: 18 + (i % 50), experience: i % 60 };
    const child = { childName: name, parentName: name, startingDate: date, kind: BOOKING_KINDS[i % 5] };
    const event = {
      who: `a${i % 3}@example.org`,
      ...(i % 2 ? { entity: 'user', action: 'updated' } : { entity: 'cv' }),
    };
    const user = { full_name: name, teacher_type: `T ${i % 5}`, kind: 'applicant' };
    const statuses = collection === 'bookings' ? ['Pending', 'Approved'] : ['pending', 'approved', 'accepted'];
    const own = { ...(collection === 'users' && user), ...(collection === 'audits' && event) };
    return { ...fields, ...more, ...child, ...own, status: statuses[i % statuses.length] };
  });
}

describeEmbedded('a page of 25', () => {
  const product = theProduct();

  async function fill(count: number): Promise<void> {
    for (const collection of ['users', 'bookings', 'courserequests', 'courses', 'categories', 'contacts', 'audits']) {
      await product.connection.collection(collection).insertMany(records(collection, count));
    }
  }

  /** The documents that were read for each list, and how many rows came. */
  async function readFor(): Promise<string[]> {
    const found: string[] = [];
    for (const { path, filter, sort } of ASKED) {
      const query = { range: JSON.stringify([0, LAST]), sort: JSON.stringify(sort), filter: JSON.stringify(filter) };
      const before = work.documents;
      const { status, headers } = await product.admin.get(path).query(query);
      expect(status).toBe(200);
      const length = /(\d+)-(\d+)\//.exec(String(headers['content-range']));
      const rows = Number(length?.[2]) - Number(length?.[1]) + 1;
      if (work.documents - before > rows + ASIDE) found.push(`${path} ${sort.join(' ')}: ${work.documents - before}`);
    }
    return found;
  }

  it.each([FEW, MANY])('reads nothing but its records, among %d, in every order of the admin', async (count) => {
    await fill(count);
    expect(await readFor()).toEqual([]);
  });
});
