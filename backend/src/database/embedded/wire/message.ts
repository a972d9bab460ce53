import type { Document } from 'bson';
import { decodeShallow, encode } from '../bson/raw.js';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;

export const HEADER = 16;
export const LARGEST_MESSAGE = 48_000_000;

/** One command as it came in: its scalars decoded, the documents inside still raw. */
export interface Request {
  readonly id: number;
  readonly legacy: boolean;
  readonly wantsReply: boolean;
  /** The command's name is the first field of its body. */
  readonly name: string;
  readonly body: Document;
}

/** Reads a whole message. Throws on anything that is not a well-formed OP_MSG (or OP_QUERY, for the first hello). */
export function readMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_MSG) return readSections(id, message);
  if (opcode !== OP_QUERY) throw new Error(`unknown opcode ${opcode}`);
  const body = decodeShallow(message.subarray(message.indexOf(0, HEADER + 4) + 9));
  return { id, legacy: true, wantsReply: true, name: nameOf(body), body: { ...body, $db: 'admin' } };
}

function nameOf(body: Document): string {
  const [name] = Object.keys(body);
  if (name === undefined) throw new Error('a command without a name');
  return name;
}

function readSections(id: number, message: Buffer): Request {
  const flags = message.readInt32LE(HEADER);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const sequences: Document = {};
  let body: Document = {};
  for (let position = HEADER + 4; position < end;) {
    const kind = message.readUInt8(position++);
    const size = message.readInt32LE(position);
    if (kind > 1 || size < 5 || position + size > end) throw new Error('a malformed section');
    const section = message.subarray(position, position + size);
    if (kind === 0) body = decodeShallow(section);
    else {
      const nameEnd = section.indexOf(0, 4);
      sequences[section.toString('utf8', 4, nameEnd)] = documentsIn(section, nameEnd + 1);
    }
    position += size;
  }
  return {
    id,
    legacy: false,
    wantsReply: !(flags & MORE_TO_COME),
    name: nameOf(body),
    body: { ...body, ...sequences },
  };
}

function documentsIn(section: Buffer, start: number): Buffer[] {
  const documents: Buffer[] = [];
  for (let position = start; position < section.length;) {
    const size = section.readInt32LE(position);
    if (size < 5 || position + size > section.length) throw new Error('a malformed document sequence');
    documents.push(section.subarray(position, position + size));
    position += size;
  }
  return documents;
}

/** The answer to a request, as one message. */
export function writeMessage(request: Request, reply: Document | Buffer): Buffer {
  const document = Buffer.isBuffer(reply) ? reply : encode(reply);
  const start = HEADER + (request.legacy ? 20 : 5);
  const message = Buffer.allocUnsafe(start + document.length);
  message.fill(0, 0, start);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) message.writeInt32LE(1, HEADER + 16);
  document.copy(message, start);
  return message;
}
