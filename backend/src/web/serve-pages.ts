import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { ADMIN_PATHS } from '#contract/pages';
import { adminPage, FOLDERS, scriptHashes } from './pages.js';
import { adminPolicy, publicPolicy } from './policy.js';

const NONCE = /__CSP_NONCE__/g;
const FOR_EVER = 'public, max-age=31536000, immutable';
const HASHED = /^\/(?:admin-)?assets\//;

/** Serves both web apps: the admin's page at the admin paths, the prerendered pages and all their files at theirs. */
export function servePages(app: NestExpressApplication): void {
  const admin = adminPage();
  if (admin !== undefined) app.use(adminPages(admin));
  for (const folder of Object.values(FOLDERS)) if (existsSync(folder)) app.use(files(folder));
}

const hashes = scriptHashes();

/** The policy of a prerendered page, by its file's name below the client folder. */
export function pagePolicy(file: string): string {
  return publicPolicy(hashes[file] ?? []);
}

function files(folder: string): RequestHandler {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders,
  });
  // What lies elsewhere is not looked for here: most requests ask for data.
  const roots = new Set(['', ...readdirSync(folder)]);
  return (request: Request, response: Response, next: NextFunction) => {
    if (!isReading(request) || !roots.has(firstSegment(request.path))) {
      next();
      return;
    }
    // sirv sets no headers on a 304, and browsers then take the ones that came with it for the page's own.
    if (hashes[fileOf(request.path)] !== undefined) setHeaders(response, request.path);
    serve(request, response, next);
  };
}

function setHeaders(response: ServerResponse, pathname: string): void {
  response.setHeader('Cache-Control', HASHED.test(pathname) ? FOR_EVER : 'no-cache');
  response.setHeader('Content-Security-Policy', pagePolicy(fileOf(pathname)));
}

/** sirv names the path that was asked for: the page behind `/AboutUs` is `AboutUs/index.html`. */
function fileOf(pathname: string): string {
  const path = pathname.replace(/^\/+|\/+$/g, '');
  if (hashes[path] !== undefined) return path;
  return path === '' ? 'index.html' : `${path}/index.html`;
}

function adminPages(html: string): RequestHandler {
  const below = ADMIN_PATHS.map((path) => `${path}/`);
  const isAdminPath = (path: string): boolean =>
    ADMIN_PATHS.some((known) => known === path) || below.some((start) => path.startsWith(start));
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

/** The name a path starts with, decoded as little as a folder's own names are. */
function firstSegment(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path.slice(1) : path.slice(1, end);
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
