const ROWS = 25;
const TOTAL = 10_000;
/** Ours asks at the documented path, ra-data-simple-rest at the resource's name. */
const PATHS = /^\/(user\/get|users)(\?|$)/;

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const DAY = 86_400;

/** A token as an app reads it. */
export const TOKEN = [
  encode({ alg: 'HS256' }),
  encode({ sub: '1', role: 'Admin', exp: Math.floor(Date.now() / 1000) + DAY }),
  'x',
].join('.');

const users = Array.from({ length: ROWS }, (_, i) => {
  const id = String(i).padStart(24, '0');
  return {
    _id: id,
    id,
    full_name: `Applicant ${i}`,
    home_address: '12 Lake Road, Wattala',
    email: `applicant${i}@example.org`,
    phone_number: '0771234567',
    whatsapp_number: '0719876543',
    teacher_type: 'Shadow_Teacher',
    cv: `0123456789abcdef${i}.pdf`,
    status: 'pending',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
});
const body = JSON.stringify(users);

/**
 * One page of many users, for both apps. Not compressed: ra-data-simple-rest sends a Range, with which browsers accept
 * no compression.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @returns {boolean} whether it was asked for
 */
export function answerUsers(request, response) {
  if (!PATHS.test(request.url ?? '')) return false;
  const known = request.headers.authorization === `Bearer ${TOKEN}`;
  response
    .writeHead(known ? 200 : 401, {
      'Content-Type': 'application/json',
      'Content-Range': `users 0-${ROWS - 1}/${TOTAL}`,
    })
    .end(body);
  return true;
}
