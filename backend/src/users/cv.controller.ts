import { Controller, Get, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentUser, type RequestUser } from '../common/access/index.js';
import { contentDisposition, type StoredContent } from '../files/index.js';
import { UsersService } from './users.service.js';

/** Nothing in the file runs with the rights of our pages: `sandbox` gives it an opaque origin. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

@Controller('file')
export class CvController {
  constructor(private readonly users: UsersService) {}

  /** Contract: `GET /file/{cv}`, administrators only. */
  @Get(':name')
  async cv(@Param('name') name: string, @CurrentUser() by: RequestUser, @Res() response: Response): Promise<void> {
    sendCv(await this.users.cv(name, by), name, response);
  }
}

function sendCv({ content, givenName }: StoredContent, name: string, response: Response): void {
  response
    .setHeader('Content-Security-Policy', POLICY)
    .setHeader('Content-Disposition', contentDisposition(givenName ?? name))
    .type('pdf')
    .send(content);
}
