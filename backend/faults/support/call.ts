import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  /** 0 where the line broke or no answer came in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly agent?: Agent;
  readonly patienceMs?: number;
  /** The visitor's own address, one of 127.0.0.0/8. */
  readonly from?: string;
}

const ALWAYS_NEW = new Agent({ keepAlive: false });
const PATIENCE_MS = 30_000;

/** One request; it never throws. */
export function call(url: string, { method = 'GET', headers = {}, body, agent, patienceMs, from }: Call = {}) {
  const start = performance.now();
  return new Promise<Answer>((resolve) => {
    const lost = (): void => resolve({ status: 0, headers: {}, body: '', ms: performance.now() - start });
    const signal = AbortSignal.timeout(patienceMs ?? PATIENCE_MS);
    const length: Record<string, string> =
      body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const where = { agent: agent ?? ALWAYS_NEW, ...(from !== undefined && { localAddress: from }) };
    const sent = request(url, { method, headers: { ...length, ...headers }, ...where, signal });
    sent.once('error', lost).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('error', lost).once('end', () => {
        const { statusCode = 0, headers: told } = response;
        resolve({ status: statusCode, headers: told, body: text, ms: performance.now() - start });
      });
    });
    sent.end(body);
  });
}

export function postJson(
  url: string,
  content: object,
  headers: Readonly<Record<string, string>> = {},
  from?: string,
): Promise<Answer> {
  return call(url, {
    method: 'POST',
    ...(from !== undefined && { from }),
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(content),
  });
}
