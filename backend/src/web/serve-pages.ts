import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ADMIN_PATHS } from '#contract/admin-paths';
import { BuiltPages, namesSite } from './built-page.js';
import { adminPage, FOLDERS, inlineHashes } from './pages.js';
import { adminPolicy, publicPolicy, WORKER_POLICY } from './policy.js';
import { copyFor, type SiteFile, siteFiles } from './site-files.js';

const NONCE = /__CSP_NONCE__/g;
const WORKER = 'service-worker.js';
const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = /^\/(?:admin-)?assets\//;

/** Serves both web apps: the admin's page at the admin paths, the prerendered pages and all their files at theirs. */
export function servePages(app: NestExpressApplication): void {
  const admin = adminPage();
  if (admin !== undefined) app.use(adminPages(admin));
  for (const folder of Object.values(FOLDERS)) {
    if (existsSync(folder)) app.use(sendFiles(folder, siteFiles(folder), app.get(BuiltPages)));
  }
}

const inline = inlineHashes();

/** The policy of a prerendered page, by its file's name below the client folder. */
export function pagePolicy(file: string): string {
  return publicPolicy(inline[file]);
}

function sendFiles(folder: string, known: ReadonlyMap<string, SiteFile>, pages: BuiltPages): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const file = isReading(request) ? known.get(request.path) : undefined;
    if (file === undefined) next();
    else if (namesSite(file.name)) sendPage(pages, file, request, response, next).catch(next);
    else send(folder, file, request, response, next);
  };
}

async function sendPage(
  pages: BuiltPages,
  file: SiteFile,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  const page = await pages.get(file.name, copyFor(file, request.headers['accept-encoding'])?.encoding);
  // The page was removed since the start, as below.
  if (page === undefined) {
    next();
    return;
  }
  headersFor(file, request, response);
  if (inline[file.name] !== undefined) response.setHeader('Content-Security-Policy', pagePolicy(file.name));
  response.setHeader('ETag', page.etag);
  if (request.fresh) response.status(304).end();
  else response.setHeader('Content-Length', page.content.length).end(page.content);
}

function headersFor(file: SiteFile, request: Request, response: Response): ReturnType<typeof copyFor> {
  const copy = copyFor(file, request.headers['accept-encoding']);
  response.type(file.type).setHeader('Cache-Control', HASHED.test(`/${file.name}`) ? FOR_EVER : 'no-cache');
  if (file.name === WORKER) response.setHeader('Content-Security-Policy', WORKER_POLICY);
  if (file.copies.length > 0) response.vary('Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  return copy;
}

function send(folder: string, file: SiteFile, request: Request, response: Response, next: NextFunction): void {
  const copy = headersFor(file, request, response);
  const options = {
    root: folder,
    dotfiles: 'allow',
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  } as const;
  response.sendFile(file.name + (copy?.suffix ?? ''), options, (error) => {
    // Removed since the start by a new build: answered 404.
    if (!error || response.headersSent) return;
    for (const name of ['Content-Encoding', 'Content-Type', 'Cache-Control']) response.removeHeader(name);
    next();
  });
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
