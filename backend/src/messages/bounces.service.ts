import type { Readable } from 'node:stream';
import { Injectable, PayloadTooLargeException } from '@nestjs/common';
import { bounceOf } from './delivery-report.js';
import { MessagesService } from './messages.service.js';

/** A report quotes the message that came back, and none of ours is this long. */
const MOST_BYTES = 1024 * 1024;

/** Records failed deliveries (RFC 3464), which whoever reads the sender's mailbox passes on. */
@Injectable()
export class BouncesService {
  constructor(private readonly messages: MessagesService) {}

  /** Marks the message that came back. Anything else, such as a report about somebody else's mail, is ignored. */
  async receive(report: Readable): Promise<void> {
    const bounce = bounceOf(await textOf(report));
    if (bounce) await this.messages.bounced(bounce);
  }
}

/** @throws PayloadTooLargeException once all has arrived: whoever sends still hears the answer */
async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  if (size > MOST_BYTES) throw new PayloadTooLargeException();
  return Buffer.concat(chunks).toString('utf8');
}
