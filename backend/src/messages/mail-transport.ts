import type { Settings } from '../config/index.js';
import type { MessageText } from './message-text.js';

/** Why a mail server did not take a message. It leaves out the server's own words, which may name a person. */
export class MailTransportError extends Error {
  constructor(
    reason: string,
    /** Permanent: no retry can succeed. */
    readonly isFinal: boolean,
  ) {
    super(reason);
  }
}

/** Sends through the mail server of SMTP_URL. */
export interface MailTransport {
  /** @throws MailTransportError where the server is unreachable, too slow, or rejects it */
  send(id: string, to: string, message: MessageText): Promise<void>;
  close(): void;
}

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  /** The command that the server was answering. */
  readonly command?: string;
}
const ABOUT_THE_MESSAGE: readonly string[] = ['RCPT TO', 'DATA'];

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Opens the transport. Its library is loaded only if mail is set up. */
export async function openTransport({ SMTP_URL, MAIL_FROM }: Settings): Promise<MailTransport> {
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    url: SMTP_URL,
    requireTLS: mustEncrypt(new URL(SMTP_URL)),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost';
  return {
    async send(id, to, message) {
      try {
        await transporter.sendMail({
          from: MAIL_FROM,
          // The address is given as an object, so that it is never parsed as a list of several.
          to: { name: '', address: to },
          ...message,
          messageId: `<${id}@${domain}>`,
          // A report of failed delivery then names the message and returns its headers only, not the private link in it.
          dsn: { id: `${id}@${domain}`, return: 'headers', notify: 'failure' },
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        const { code = 'unknown', responseCode, command } = error as SmtpError;
        // An error after our greeting or sender concerns our setup, which may be corrected, so it is not permanent.
        const isRefused =
          responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MESSAGE.includes(command ?? '');
        throw new MailTransportError(responseCode === undefined ? code : `${code} ${responseCode}`, isRefused);
      }
    },
    close: () => transporter.close(),
  };
}

/** A password is sent in clear text to nobody but this machine, unless `?requireTLS=false` says so. */
function mustEncrypt({ protocol, hostname, password, searchParams }: URL): boolean {
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'smtp:' && password !== '' && !isHere && !searchParams.has('requireTLS');
}
