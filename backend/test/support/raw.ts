import { request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}
interface RawRequest {
  readonly method?: string;
  /** Sent as it is: no URL library normalises it. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** The visitor's own address, one of 127.0.0.0/8. */
  readonly from?: string;
}

/** A raw request, for what HTTP clients refuse to send. */
export function sendRaw(
  url: string,
  { method = 'GET', path, headers = {}, body, from }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers, ...(from !== undefined && { localAddress: from }) },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    sent.on('error', reject).end(body);
  });
}

/** Sends the beginning of a request and closes; done when the connection is closed. */
export function sendCut(url: string, text: Buffer): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const line = connect(Number(port), hostname, () => line.write(text, () => line.destroy()));
    line.on('close', () => resolve()).on('error', reject);
  });
}

/** Sends a text as it is. @returns everything received until the connection closed */
export function sendText(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const line = connect(Number(port), hostname, () => line.write(text));
    line.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
    line.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
  });
}
