import { Writable } from 'node:stream';
import { pino } from 'pino';
import { nestLogger } from './logging.js';

const lines: unknown[] = [];
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(JSON.parse(chunk.toString()));
    done();
  },
});
const logger = nestLogger(pino({ level: 'trace', base: null, timestamp: false }, stream));

beforeEach(() => lines.splice(0));

describe('what Nest says', () => {
  it.each([
    ['fatal', 60],
    ['error', 50],
    ['warn', 40],
    ['log', 30],
    ['debug', 20],
    ['verbose', 10],
  ] as const)('as %s is a line of the level %d', (method, level) => {
    logger[method]?.('The store is full.', 'Store');
    expect(lines).toEqual([{ level, context: 'Store', msg: 'The store is full.' }]);
  });

  it('with values of its own keeps them as fields', () => {
    logger.warn({ msg: 'slow command', ms: 120 }, 'Store');
    expect(lines).toEqual([{ level: 40, context: 'Store', ms: 120, msg: 'slow command' }]);
  });

  it('about an error has its stack', () => {
    logger.error('It failed.', 'Error: It failed.\n    at here', 'ExceptionsHandler');
    logger.error(new TypeError('wrong'), 'Scheduler');
    expect(lines).toEqual([
      { level: 50, context: 'ExceptionsHandler', stack: 'Error: It failed.\n    at here', msg: 'It failed.' },
      {
        level: 50,
        context: 'Scheduler',
        err: {
          type: 'TypeError',
          message: 'wrong',
          stack: expect.stringMatching(/^TypeError: wrong\n\s+at /) as unknown,
        },
        msg: 'wrong',
      },
    ]);
  });
});
