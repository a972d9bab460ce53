import type { OpenAPIObject } from '@nestjs/swagger';
import { BOOKING_KINDS } from '#contract/bookings';
import { PROOF_HEADER } from '#contract/proof-of-work';

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
      header(
        PROOF_HEADER,
        'Only after a 429 with a `challenge`: base64 of the JSON `{ challenge, solution: { counter, derivedKey } }` (ALTCHA 2).',
        text,
      ),
    ];
    operation.responses['429'] = {
      description:
        'Too many from one address. With `challenge`, the same request is let through at once when it brings the solution; it is good once, for five minutes and for this route. Without, only waiting helps.',
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
      content: { 'application/json': { schema: REFUSED } },
    };
  }
  return document;
}

const REFUSED = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'error'],
  properties: {
    statusCode: { type: 'integer', enum: [429] },
    code: text,
    message: text,
    error: text,
    challenge: {
      type: 'object',
      required: ['parameters', 'signature'],
      properties: { parameters: { type: 'object' }, signature: text },
    },
  },
};

function header(name: string, description: string, schema: object) {
  return { name, in: 'header' as const, required: false, description, schema };
}
