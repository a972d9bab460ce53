import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A message as the mail server got it. */
export interface Mail {
  readonly to: readonly string[];
  readonly raw: string;
}
/** What the server does with a message. */
type Behaviour = 'accept' | 'refuse' | 'refuse sender' | 'defer' | 'stall' | 'cut';

/** A real SMTP server on a free port of this machine. */
export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  /** What was asked about reports of each message. */
  readonly envelopes: object[];
  /** The passwords it was sent. */
  readonly passwords: string[];
  behave(behaviour: Behaviour): void;
  /** Done when so many messages have arrived. */
  received(count: number): Promise<void>;
  /** Done when it keeps somebody waiting. */
  stalled(): Promise<void>;
  /** Ends all connections, whatever they wait for. */
  hangUp(): void;
  close(): Promise<void>;
}

export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: Mail[] = [];
  const waiting = new Set<() => void>();
  const passwords: string[] = [];
  const envelopes: object[] = [];
  let isStalling = (): void => undefined;
  const stalled = new Promise<void>((resolve) => (isStalling = resolve));
  let behaviour: Behaviour = 'accept';
  const hangUp = (): void => {
    for (const connection of server.connections) (connection as { close(): void }).close();
  };
  const server = new SMTPServer({
    authOptional: true,
    hideDSN: false,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth({ password }, _session, callback) {
      passwords.push(password ?? '');
      callback(null, { user: 'somebody' });
    },
    onMailFrom(_, _session, callback) {
      if (behaviour === 'refuse sender') callback(Object.assign(new Error('No.'), { responseCode: 550 }));
      else callback();
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behaviour === 'stall') {
          isStalling();
          return;
        }
        if (behaviour === 'cut') {
          hangUp();
          return;
        }
        if (behaviour !== 'accept') {
          const responseCode = behaviour === 'refuse' ? 550 : 451;
          callback(Object.assign(new Error('No.'), { responseCode }));
          return;
        }
        envelopes.push(session.envelope.dsn ?? {});
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        callback();
        for (const look of waiting) look();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port);
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    passwords,
    envelopes,
    stalled: () => stalled,
    hangUp,
    behave: (next) => (behaviour = next),
    received: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (mails.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What a mail says, however its text was encoded on the way. */
export function textOf({ raw }: Mail): string {
  const quoted = raw.replace(/=\r?\n/g, '');
  const decoded = quoted.replace(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  const base64 = [...raw.matchAll(/base64\r?\n\r?\n([\s\S]*?)(?:\r?\n-{2,}|$)/g)].map(([, part = '']) =>
    Buffer.from(part, 'base64').toString('utf8'),
  );
  return [decoded, ...base64].join('\n');
}
