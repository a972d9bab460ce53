import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Answer {
  /** 0 where the connection broke or no answer came in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

export interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly timeoutMs?: number;
  /** The visitor's own address, one of 127.0.0.0/8. */
  readonly from?: string;
  /** Connections that are kept, as a proxy keeps them; a new one each time without. */
  readonly agent?: Agent;
}

const ALWAYS_NEW = new Agent({ keepAlive: false });
const TIMEOUT_MS = 30_000;

/** One request; it never throws and is never repeated. */
export function call(url: string, { method, headers = {}, body, timeoutMs, from, agent }: Call = {}): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve) => {
    const lost = (): void => resolve({ status: 0, headers: {}, body: '', ms: performance.now() - start });
    const sent = request(url, {
      method: method ?? 'GET',
      headers: { ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }), ...headers },
      agent: agent ?? ALWAYS_NEW,
      ...(from !== undefined && { localAddress: from }),
      signal: AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS),
    });
    sent.once('error', lost).once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.once('error', lost).once('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: text, ms: performance.now() - start });
      });
    });
    sent.end(body);
  });
}

export function postJson(url: string, content: object, options: Call = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...options.headers };
  return call(url, { ...options, method: 'POST', headers, body: JSON.stringify(content) });
}
