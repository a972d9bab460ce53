import type { Readable } from 'node:stream';
import { Controller, HttpCode, NotFoundException, PayloadTooLargeException, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { hasBearer, Public } from '../common/access/index.js';
import { Accepts } from '../http/index.js';
import { Describes } from '../common/route-description.js';
import { Settings } from '../config/index.js';
import { bounceOf } from './delivery-report.js';
import { MessagesService } from './messages.service.js';

/** A report quotes the message that came back, and none of ours is this long. */
const MOST_BYTES = 1024 * 1024;

/** Takes reports of failed deliveries (RFC 3464), which whoever reads the sender's mailbox passes on. */
@Controller('mail')
export class BouncesController {
  constructor(
    private readonly settings: Settings,
    private readonly messages: MessagesService,
  ) {}

  /** Marks the message that came back. Anything else, such as a report about somebody else's mail, is ignored. */
  @Public()
  @Post('bounces')
  @HttpCode(204)
  @Accepts('any')
  @Describes({
    headers: { Authorization: 'Bearer and the value of BOUNCE_TOKEN.' },
    responses: { 404: 'BOUNCE_TOKEN is not set, or is another one.', 413: 'More than 1 MB.' },
  })
  async receive(@Req() request: Request): Promise<void> {
    const { BOUNCE_TOKEN } = this.settings;
    if (BOUNCE_TOKEN === '' || !hasBearer(request, BOUNCE_TOKEN)) throw new NotFoundException();
    const bounce = bounceOf(await textOf(request));
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
