import { bounceOf } from './delivery-report.js';

const ID = '6b07b02ecfd5f0fafa1180df';
const BOUNCE = { messageId: ID, resends: 0, code: '5.1.1' };

interface Report {
  readonly head?: string;
  readonly message?: string;
  readonly recipients?: readonly string[];
  readonly returned?: string;
}

const RECIPIENT =
  'Final-Recipient: rfc822; nimali@family.test\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such user';
const RETURNED = `Content-Type: message/rfc822

Received: from onestep.test
Subject: We have your request
Message-ID: <${ID}@onestep.test>
Content-Type: text/plain

Hello Nimali,`;

/** Postfix writes a report like this. */
function report({
  head = '',
  message = 'Reporting-MTA: dns; mx.onestep.test',
  recipients = [RECIPIENT],
  returned = RETURNED,
}: Report = {}): string {
  return `Return-Path: <>
From: MAILER-DAEMON@onestep.test (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
${head}MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="A1B2/mx.onestep.test"

This is a MIME-encapsulated message.

--A1B2/mx.onestep.test
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--A1B2/mx.onestep.test
Content-Description: Delivery report
Content-Type: message/delivery-status

${message}

${recipients.join('\n\n')}

--A1B2/mx.onestep.test
${returned}

--A1B2/mx.onestep.test--
`;
}

it('a report names the message that came back, and why', () => {
  expect(bounceOf(report())).toEqual(BOUNCE);
});

it.each([
  ['lines that end as in a mail', report().replaceAll('\n', '\r\n')],
  ['a line of a mailbox file before it', `From MAILER-DAEMON Thu Nov 26 04:00:00 2026\n${report()}`],
  ['only the headers of the message', report({ returned: RETURNED.replace('message/rfc822', 'text/rfc822-headers') })],
  [
    'a part that is encoded',
    report({
      returned: `Content-Type: text/rfc822-headers\nContent-Transfer-Encoding: base64\n\n${Buffer.from(`Message-ID: <${ID}@onestep.test>\r\n\r\n`).toString('base64')}`,
    }),
  ],
  ['a folded Message-ID', report({ returned: RETURNED.replace('Message-ID: ', 'Message-ID:\n ') })],
  ['a comment behind', report({ recipients: [RECIPIENT.replace('Action: failed', 'Action: failed (for good)')] })],
  ['another spelling', report({ recipients: [RECIPIENT.replace('Action: failed', 'ACTION: Failed')] })],
  [
    'a delay to one recipient and a failure to another',
    report({ recipients: [RECIPIENT.replace('failed', 'delayed').replace('5.1.1', '4.2.2'), RECIPIENT] }),
  ],
  ['a boundary without quotes', report().replaceAll('"A1B2/mx.onestep.test"', 'A1B2/mx.onestep.test')],
  [
    'nothing returned but an envelope id',
    report({
      message: `Original-Envelope-Id: ${ID}@onestep.test\nReporting-MTA: dns; x`,
      returned: 'Content-Type: text/plain\n\nx',
    }),
  ],
  [
    'nothing returned but a reference',
    report({
      head: `References: <other@family.test>\n <${ID}@onestep.test>\n`,
      returned: 'Content-Type: text/plain\n\nx',
    }),
  ],
])('that is read also with %s', (_what, mail) => {
  expect(bounceOf(mail)).toEqual(BOUNCE);
});

it('a message that was sent again is another one', () => {
  expect(bounceOf(report({ returned: RETURNED.replace(ID, `${ID}.2`) }))).toEqual({ ...BOUNCE, resends: 2 });
});

it.each(['4.4.7', '4.4.1', '4.2.2'])('a server that gave up says so with the code %s of what lasted', (code) => {
  expect(bounceOf(report({ recipients: [RECIPIENT.replace('5.1.1', code)] }))).toEqual({ ...BOUNCE, code });
});

it('only the code is kept of what the server says', () => {
  const recipients = [RECIPIENT.replace('Status: 5.1.1', 'Status: 5.7.26 (nimali@family.test is unknown)')];
  expect(bounceOf(report({ recipients }))).toEqual({ ...BOUNCE, code: '5.7.26' });
});

it.each([
  ['a delay', report({ recipients: [RECIPIENT.replace('failed', 'delayed').replace('5.1.1', '4.4.1')] })],
  ['a delay with a final code', report({ recipients: [RECIPIENT.replace('failed', 'delayed')] })],
  ['a failure with the code of a delivery', report({ recipients: [RECIPIENT.replace('5.1.1', '2.0.0')] })],
  ['a delivery', report({ recipients: [RECIPIENT.replace('failed', 'delivered').replace('5.1.1', '2.0.0')] })],
  ["somebody else's mail", report({ returned: RETURNED.replace(ID, 'CAF=xyz') })],
  ['a report without a code', report({ recipients: ['Action: failed'] })],
  [
    'an out-of-office answer',
    `Subject: Away\nIn-Reply-To: <${ID}@onestep.test>\nContent-Type: text/plain\n\nAction: failed\nStatus: 5.1.1`,
  ],
  ['a report in the text of a mail', `Subject: x\nContent-Type: text/plain\n\n${report()}`],
  ['a report without a boundary', report().replace(/;\n\tboundary="[^"]*"/, '')],
  ['nothing', ''],
  ['empty lines', '\n\n\n'],
  ['noise', '\u0000'.repeat(1000)],
])('%s changes nothing', (_what, mail) => {
  expect(bounceOf(mail)).toBeUndefined();
});

it('what is sent to hold it up takes no time', () => {
  const long = `Content-Type: multipart/report; boundary=x\n\n${'--x\n'.repeat(200_000)}${' \n'.repeat(100_000)}${'a:'.repeat(100_000)}`;
  const status = `Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\n${' \n'.repeat(400_000)}`;
  const before = performance.now();
  expect([bounceOf(long), bounceOf(status), bounceOf('\n '.repeat(500_000))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(performance.now() - before).toBeLessThan(2000);
});
