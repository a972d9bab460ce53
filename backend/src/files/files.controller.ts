import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../common/access/index.js';
import { FileStore } from './file-store.js';

@Controller()
export class FilesController {
  constructor(private readonly files: FileStore) {}

  /** Contract: `GET /{profilePicture}`; a changed picture gets a new name, so that this one may be kept for ever. */
  @Public()
  @Get('uploads/:name')
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  async picture(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const { content } = await this.files.read('pictures', name);
    response.type('webp').send(content);
  }
}
