import { Controller, Get, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LANGUAGES } from '#contract/languages';
import { Public } from '../common/access/index.js';
import { BuiltPages } from './built-page.js';
import { pagePolicy } from './serve-pages.js';

/** Answers what no other route does: browsers get the 404 page, API clients the error body. */
@Controller()
export class NotFoundController {
  constructor(private readonly pages: BuiltPages) {}

  @Public()
  @Get('*path')
  async notFound(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.accepts(['json', 'html']) !== 'html') throw new NotFoundException();
    const page = pageFor(request.path);
    const built = await this.pages.get(page);
    response.status(404).setHeader('Content-Security-Policy', pagePolicy(page));
    // Without a build, in API tests for example, the answer is plain text.
    if (built === undefined) response.type('text').send('This page does not exist.');
    else response.type('html').send(built.content);
  }
}

function pageFor(path: string): string {
  const language = LANGUAGES.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  return language === undefined || language === 'en' ? '404.html' : `${language}/404.html`;
}
