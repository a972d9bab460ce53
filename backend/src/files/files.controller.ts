import { extname } from 'node:path';
import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../common/access/index.js';
import { FileStore } from './file-store.js';
import { SOUND_TYPES } from './sound.js';

const TYPES: Readonly<Partial<Record<string, string>>> = SOUND_TYPES;

@Controller()
export class FilesController {
  constructor(private readonly files: FileStore) {}

  /** Contract: `GET /{profilePicture}`; a changed file gets a new name, so that this one may be kept for ever. */
  @Public()
  @Get('uploads/:name')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  async upload(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const sound = TYPES[extname(name)];
    const { content } = await this.files.read(sound === undefined ? 'pictures' : 'greetings', name);
    response.type(sound ?? 'webp');
    if (sound === undefined) response.send(content);
    else sendPart(content, request, response);
  }
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
