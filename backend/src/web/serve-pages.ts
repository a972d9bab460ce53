import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ADMIN_PATHS } from '#contract/pages';
import { adminPage, FOLDERS, inlineHashes } from './pages.js';
import { adminPolicy, publicPolicy } from './policy.js';
import { copyFor, type SiteFile, siteFiles } from './site-files.js';

const NONCE = /__CSP_NONCE__/g;
const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = /^\/(?:admin-)?assets\//;

/** Serves both web apps: the admin's page at the admin paths, the prerendered pages and all their files at theirs. */
export function servePages(app: NestExpressApplication): void {
  const admin = adminPage();
  if (admin !== undefined) app.use(adminPages(admin));
  for (const folder of Object.values(FOLDERS)) {
    if (existsSync(folder)) app.use(sendFiles(folder, siteFiles(folder)));
  }
}

const inline = inlineHashes();

/** The policy of a prerendered page, by its file's name below the client folder. */
export function pagePolicy(file: string): string {
  return publicPolicy(inline[file]);
}

function sendFiles(folder: string, known: ReadonlyMap<string, SiteFile>): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const file = isReading(request) ? known.get(request.path) : undefined;
    if (file === undefined) next();
    else send(folder, file, request, response, next);
  };
}

function send(folder: string, file: SiteFile, request: Request, response: Response, next: NextFunction): void {
  const copy = copyFor(file, request.headers['accept-encoding']);
  const page =
    inline[file.name] === undefined ? undefined : pageContent(join(folder, file.name + (copy?.suffix ?? '')));
  response.type(file.type).setHeader('Cache-Control', HASHED.test(`/${file.name}`) ? FOR_EVER : 'no-cache');
  if (inline[file.name] !== undefined) response.setHeader('Content-Security-Policy', pagePolicy(file.name));
  if (file.copies.length > 0) response.vary('Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  if (page !== undefined) {
    response.setHeader('ETag', page.etag);
    if (request.fresh) response.status(304).end();
    else response.setHeader('Content-Length', page.content.length).end(page.content);
    return;
  }
  const options = { root: folder, dotfiles: 'allow', cacheControl: false, lastModified: false } as const;
  response.sendFile(file.name + (copy?.suffix ?? ''), options, (error) => {
    // Gone since the start: a new build has taken its place. Whoever asks is told that it is not there.
    if (!error || response.headersSent) return;
    for (const name of ['Content-Encoding', 'Content-Type', 'Cache-Control']) response.removeHeader(name);
    next();
  });
}

interface PageContent {
  readonly content: Buffer;
  readonly etag: string;
}
const pages = new Map<string, PageContent>();

/** A prerendered page, kept in memory once it was asked for: there are few, and they are what everybody reads. */
function pageContent(path: string): PageContent | undefined {
  const known = pages.get(path);
  if (known !== undefined || !existsSync(path)) return known;
  const content = readFileSync(path);
  const page = { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"` };
  pages.set(path, page);
  return page;
}

function adminPages(html: string): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!isReading(request) || !isAdminPath(request.path)) {
      next();
      return;
    }
    const nonce = randomBytes(18).toString('base64');
    response.setHeader('Content-Security-Policy', adminPolicy(nonce));
    response.type('html').send(html.replace(NONCE, nonce));
  };
}

const BELOW = ADMIN_PATHS.map((path) => `${path}/`);

function isAdminPath(path: string): boolean {
  return ADMIN_PATHS.some((known) => known === path) || BELOW.some((start) => path.startsWith(start));
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
