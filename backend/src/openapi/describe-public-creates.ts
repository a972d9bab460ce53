import type { OpenAPIObject } from '@nestjs/swagger';
import { BOOKING_KINDS } from '#contract/bookings';

const PATHS = [
  '/user/create',
  '/contact/addcontact',
  '/course/add-course-requests',
  ...BOOKING_KINDS.map((kind) => `/${kind}/add-booking`),
];
const text = { type: 'string' } as const;

/** What routes on which anybody may create a record take and answer beside their bodies. */
export function describePublicCreates(document: OpenAPIObject): OpenAPIObject {
  for (const path of PATHS) {
    const operation = document.paths[path]?.post;
    if (!operation) continue;
    operation.parameters = [
      ...(operation.parameters ?? []),
      header(
        'Idempotency-Key',
        'The same key is answered the same again for 24 hours; with other content, a password aside, it is a 422.',
        { ...text, maxLength: 255 },
      ),
    ];
    operation.responses['429'] = {
      description: 'Too many from one address; the sentence says in how many minutes the next one is welcome.',
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
      content: { 'application/json': { schema: REFUSED } },
    };
  }
  for (const path of PATHS.filter((path) => path !== '/user/create')) {
    const answer = document.paths[path]?.post?.responses['201'];
    if (answer && 'description' in answer) answer.description = RECEIPT;
  }
  const registration = document.paths['/user/create']?.post;
  if (registration) {
    registration.responses['409'] = { description: 'The email address is known.' };
    registration.responses['507'] = { description: 'The CVs that wait for a decision take all the room they may.' };
  }
  return document;
}

const RECEIPT =
  'Beside what the record is answered with: `reference` (`OS-XXXX-XXXX`), and `followUp`, the private address on which its family follows it; the secret stands after `#`.';

const REFUSED = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'error'],
  properties: {
    statusCode: { type: 'integer', enum: [429] },
    code: text,
    message: text,
    error: text,
  },
};

function header(name: string, description: string, schema: object) {
  return { name, in: 'header' as const, required: false, description, schema };
}
