import { extname } from 'node:path';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../common/access/index.js';
import { FileStore, type StoredContent } from './file-store.js';
import { SOUND_TYPES } from './sound.js';

const TYPES: Readonly<Partial<Record<string, string>>> = SOUND_TYPES;
const soundOf = (name: string): string | undefined => TYPES[extname(name)];

@Controller()
export class FilesController {
  constructor(private readonly files: FileStore) {}

  /** Contract: `GET /{profilePicture}`; a changed file gets a new name, so that this one may be kept for ever. */
  @Public()
  @Get('uploads/:name')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  async upload(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    send(name, await this.files.read(soundOf(name) ? 'greetings' : 'pictures', name), request, response);
  }
}

function send(name: string, { content }: StoredContent, request: Request, response: Response): void {
  const sound = soundOf(name);
  response.type(sound ?? 'webp');
  if (sound) sendPart(content, request, response);
  else response.send(content);
}

/** An iPhone plays a recording only if it is given the parts it asks for. */
function sendPart(content: Buffer, request: Request, response: Response): void {
  response.set('Accept-Ranges', 'bytes');
  const asked = request.range(content.length);
  const [part] = Array.isArray(asked) ? asked : [];
  if (part === undefined) {
    response.send(content);
    return;
  }
  response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${content.length}`);
  response.send(content.subarray(part.start, part.end + 1));
}
