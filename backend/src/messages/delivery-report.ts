/** A mail server's report of a message it had taken: which one, and why it did not arrive. */
export interface Bounce {
  /** The message, as its Message-ID names it: see `mailId`. */
  readonly messageId: string;
  readonly resends: number;
  /** The status code of RFC 3463, such as `5.1.1`. */
  readonly code: string;
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** The form of the Message-IDs that the mail worker gives; reports about other mail are ignored. */
const OURS = /<?\b([0-9a-f]{24})(?:\.(\d{1,6}))?@/i;
/** A server that has tried for days gives up with the code of what lasted: a full mailbox is 4.2.2. */
const CODE = /^[45]\.\d{1,3}\.\d{1,3}\b/;
const RETURNED = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers'];
const REPORT = ['message/delivery-status', 'message/global-delivery-status'];
/** A real report has a few parts; one with more was made to cost time. */
const MOST_PARTS = 20;

/**
 * Reads a delivery status notification (RFC 3464). Of its text nothing is kept: what a mail server writes may name a person.
 * @returns what bounced for good; `undefined` for a delay, a success, and whatever is no such report
 */
export function bounceOf(mail: string): Bounce | undefined {
  const report = partOf(mail.replace(/^(?:From |>From )[^\n]*\n/, '').replaceAll('\r\n', '\n'));
  const parts = partsOf(report);
  const status = parts.find(({ headers }) => REPORT.includes(typeOf(headers)));
  if (status === undefined) return undefined;
  const [aboutMessage = '', ...aboutRecipients] = textOf(status)
    .trim()
    .split(/\n(?:[ \t]*\n)+/);
  const code = aboutRecipients.map(fieldsOf).flatMap(failureIn)[0];
  const returned = parts.find(({ headers }) => RETURNED.includes(typeOf(headers)));
  const named = [
    ...(returned ? [fieldsOf(textOf(returned)).get('message-id')] : []),
    fieldsOf(aboutMessage).get('original-envelope-id'),
    report.headers.get('x-original-message-id'),
    report.headers.get('in-reply-to'),
    ...(report.headers.get('references')?.split(/\s+/).reverse() ?? []),
  ];
  const [, messageId, resends = '0'] = named.map((text) => OURS.exec(text ?? '')).find(Boolean) ?? [];
  return code === undefined || messageId === undefined
    ? undefined
    : { messageId: messageId.toLowerCase(), resends: Number(resends), code };
}

function failureIn(recipient: ReadonlyMap<string, string>): string[] {
  // A comment may stand behind it.
  if (!/^failed(?![\w-])/i.test(recipient.get('action') ?? '')) return [];
  const [code] = CODE.exec(recipient.get('status') ?? '') ?? [];
  return code === undefined ? [] : [code];
}

function partOf(text: string): Part {
  const end = text.startsWith('\n') ? 0 : text.indexOf('\n\n');
  return end === -1
    ? { headers: fieldsOf(text), body: '' }
    : { headers: fieldsOf(text.slice(0, end)), body: text.slice(end).replace(/^\n+/, '') };
}

/** The header fields up to the first empty line, each unfolded; of several of one name the first. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  const [head = ''] = text.split('\n\n', 1);
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

function partsOf({ headers, body }: Part): Part[] {
  const type = headers.get('content-type') ?? '';
  if (typeOf(headers) !== 'multipart/report') return [];
  const [, quoted, bare] = /;\s*boundary\s*=\s*(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
  const boundary = quoted ?? bare;
  if (boundary === undefined) return [];
  const [, ...parts] = `\n${body}`.split(`\n--${boundary}`, MOST_PARTS);
  return parts.filter((part) => !part.startsWith('--')).map((part) => partOf(part.replace(/^[ \t]*\n/, '')));
}

function typeOf(headers: ReadonlyMap<string, string>): string {
  const [type = ''] = (headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

/** Decodes a part from its transfer encoding. */
function textOf({ headers, body }: Part): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
    case 'quoted-printable':
      return body
        .replace(/=[ \t]*\n/g, '')
        .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    default:
      return body;
  }
}
