import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Shutdown } from './shutdown.js';
import { stopWhenAsked } from './stop.js';

describe('an error that nobody caught', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is logged without its message, however many lines that has', () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    const listen = jest.spyOn(process, 'on').mockReturnThis();
    jest.spyOn(process, 'exit').mockReturnThis();
    const app = { getHttpServer: () => ({}), get: () => new Shutdown(), close: () => Promise.resolve() };
    stopWhenAsked(app as unknown as NestExpressApplication);
    const [, failed] = listen.mock.calls.find(([event]) => event === 'uncaughtException') ?? [];
    failed?.(new TypeError('cannot read this:\nAmma Perera\n0771234567'));
    const [line] = logged.mock.calls[0] ?? [];
    expect(line).toMatch(/^TypeError that nobody caught; the product stops\.\n\s+at /);
    expect(line).not.toContain('Perera');
  });
});
