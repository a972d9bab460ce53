import { ADMIN, TEXTS } from '../test/texts.js';

/** Texts a native reader stumbled over, and what is said instead. Whole texts: their words may stand elsewhere. */
const REPLACED = [
  ['You are signed in as %{email}: %{role}.', 'Logged in as %{email} (%{role}).'],
  ['What families wrote stays as they wrote it.', 'Text written by families is not translated.'],
  [
    'When you change it, you are signed out everywhere else.',
    'When you change it, you are logged out everywhere else.',
  ],
  [
    'Your password is changed. You are signed out everywhere else.',
    'Your password is changed. You are logged out everywhere else.',
  ],
  ['Where you are signed in could not be loaded.', 'Your sessions could not be loaded.'],
  ['Where you are signed in', 'Where you are logged in'],
  ['Looking…', 'Loading…'],
  ['Sign out everywhere else', 'Log out everywhere else'],
  ['Signed out there.', 'That session was logged out.'],
  [
    'It is on. When you sign in, you also enter six digits from an app on your phone.',
    'It is on. When you log in, you also enter six digits from an app on your phone.',
  ],
  [
    'QR code for the authenticator app; the same key stands below it as text',
    'QR code for the authenticator app; or enter the key shown below',
  ],
  [
    'Keep these codes on paper or in a password manager. If you lose your phone, each of them signs you in once. They are shown only now.',
    'Keep these codes on paper or in a password manager. If you lose your phone, each of them logs you in once. They are shown only now.',
  ],
  [
    'You have not said yet that you kept the recovery codes. If you leave, they are not shown again.',
    'Confirm that you saved your recovery codes. If you leave, they are not shown again.',
  ],
  ['I have kept them', 'I have saved them'],
  ['Not here yet: the invitation ended %{moment}', 'Invitation expired %{moment}'],
  [
    'They are signed out at once and can no longer sign in. What they did stays in the history.',
    'They are logged out at once and can no longer log in. What they did stays in the history.',
  ],
  ['Sign out', 'Log out'],
  ['Sign in to continue', 'Log in to continue'],
  [
    'Your session has ended. Nothing you typed is lost. Sign in to carry on where you stopped.',
    'Your session has ended. Nothing you typed is lost. Log in to carry on where you stopped.',
  ],
  ['Sign in', 'Log in'],
  ['Signing in…', 'Logging in…'],
  ['Status of %{name} saved: %{status}.', 'Saved: %{name} is %{status}.'],
  ['Taken back: the status of %{name} is %{status} again.', 'Undone: %{name} is %{status} again.'],
  [
    'The booking for %{name} is added. Its reference is %{reference}.',
    'Booking added for %{name}. Its reference is %{reference}.',
  ],
  ['The teacher of %{name} is saved.', 'Teacher assigned to %{name}.'],
  [
    '%{smart_count} person is now to be told. |||| %{smart_count} people are now to be told.',
    '%{smart_count} person still to tell. |||| %{smart_count} people still to tell.',
  ],
  ['Show who', 'Show them'],
  ['Somebody has deleted it, or its address is not complete.', 'It was deleted, or the link is incomplete.'],
  [
    'Looked at %{what} |||| Looked at %{what} %{smart_count} times',
    'Opened %{what} |||| Opened %{what} (%{smart_count}×)',
  ],
  ['Removed because their time was over: %{what} (%{count})', 'Deleted after the retention period: %{what} (%{count})'],
  ['Signed in to %{what}', 'Logged in to %{what}'],
  ['Signed out of %{what}', 'Logged out of %{what}'],
  ['Was refused %{what}', 'Denied access to %{what}'],
  ['a note of the team |||| notes of the team', 'a team note |||| team notes'],
  ['Everything in the audit', 'All audit events'],
  ['Nobody signed in', 'From the public site'],
  ['A sign-in to %{what} was refused', 'Logging in to %{what} was refused'],
  ['Signed out elsewhere', 'Logged out elsewhere'],
  ['Signed in', 'Logged in'],
  ['Signed out', 'Logged out'],
  ['Nothing of this kind happened.', 'No matching events.'],
  ['Waits for', 'Waiting'],
  ['Decided, not told', 'Still to tell'],
  ['Decisions to tell', 'Still to tell'],
  ['Waiting to be told', 'Still to tell'],
  ['Not told yet', 'Still to tell'],
  ['Nobody is to be told', 'No message needed'],
  ['Close what is to be told', 'Close this message'],
  ['The text', 'Message text'],
  ['Answer the message', 'Save answer'],
  ['The answer to %{name} is written.', 'Your answer to %{name} is saved.'],
  ['What we promised to answer by now', 'To do now'],
  ['%{what}, in all', 'Total: %{what}'],
  ['Week from', 'Week starting'],
  [
    '“%{recordRepresentation}” goes for good, and the public site no longer offers it.',
    '“%{recordRepresentation}” will be deleted permanently, and the public site no longer offers it.',
  ],
  [
    'It goes for good, and the public site no longer shows it.',
    'It will be deleted permanently, and the public site no longer shows it.',
  ],
  ['Written down. It is due on %{day}.', 'Recorded. It is due on %{day}.'],
  ['Written down', 'Received on'],
  ['Nobody any more', 'Deleted since'],
  ['They asked for …', 'Record a data request'],
  [
    'Find the family or applicant, and choose “They asked for …” on their page.',
    'Find the family or applicant, and choose “Record a data request” on their page.',
  ],
  ['Not sent.', 'Not sent yet.'],
  [
    'So many were asked for within an hour that it goes later.',
    'Too many emails were requested within an hour, so this one will be sent later.',
  ],
  ['Made', 'Created'],
  ['Write it down', 'Record the request'],
  ['It could not be written down. %{tryAgain}', 'The request could not be recorded. %{tryAgain}'],
  ['What was told', 'Messages sent'],
  ['They agree again', 'Record consent'],
  ['Work on these records goes on.', 'These records can be worked on again.'],
  ['Notes of the team', 'Team notes'],
  [
    'Only administrators see these. They go when the record goes.',
    'Only administrators see these. They are deleted with the record.',
  ],
  [
    'Only administrators see these: the notes on all records above. A new one is kept with the latest record, and goes when that goes.',
    'Only administrators see these: the notes on all records above. A new one is kept with the latest record, and deleted with it.',
  ],
  [
    'Add the first vacancy: the page Careers of the public site then shows it, up to its closing date.',
    'Add the first vacancy: the Careers page then shows it, up to its closing date.',
  ],
  ['Asked aloud: the parent agreed', 'Agreed on the phone'],
  ['Held back: perhaps spam', 'Suspected spam'],
  ['held back, perhaps spam', 'suspected spam'],
  ['Everybody is told', 'Everyone has been told'],
  ['Messages by what became of them', 'Messages by status'],
  ['Not told yet.', 'Still to tell.'],
  ['The login address was changed', 'The address to log in with was changed'],
  [
    'Found for “%{q}”: %{smart_count} record. |||| Found for “%{q}”: %{smart_count} records.',
    '%{smart_count} record for “%{q}”. |||| %{smart_count} records for “%{q}”.',
  ],
  ['Please sign in.', 'Please log in.'],
  ['Age %{age}, no school', 'Age %{age}, not at school'],
  ['the request of %{name} for %{course}', '%{name}’s request for %{course}'],
  ['It is removed for good, and reaches no list.', 'It is deleted permanently, and added to no list.'],
  ['Removed: time over', 'Deleted: retention period over'],
  ['Looked at', 'Opened'],
  ['Is back', 'Mark as back'],
  ['Ask us', 'We tell you the time and the price on the phone, before you decide anything.'],
  ['Staff login', 'Log in (staff)'],
  ['Your login', 'The account you are logged in with'],
  [
    'For example 077 123 4567. Abroad, begin with + and the country.',
    'For example 077 123 4567. If you are abroad, start with + and the country code.',
  ],
  [
    'The 30 days are over. One tap opens the course for 30 more days.',
    'Your 30 days have ended. You can open the course for 30 more days.',
  ],
  [
    'Set %{smart_count} record to %{status}? |||| Set %{smart_count} records to %{status}?',
    '%{decision} %{smart_count} record? |||| %{decision} %{smart_count} records?',
  ],
  ['How we reach you: {where}', 'We will contact you at: {where}'],
  ['{count} person', '{count} person matches'],
] as const;

/** Words that no English text uses, wherever they stand. */
const GONE = [
  /\bsign(?:s|ed|ing)?[ -](?:you )?(?:in|out)\b/i,
  /\blogin\b/i,
  /\bsmall (?:team|provider)\b/i,
  /\bgo(?:es)? for good\b/i,
];

/** As they stand in the sources: in quotes, or as the name of a translation. */
const said = new Set([...TEXTS.en, ...ADMIN].map((text) => text.replace(/^'(.*)'$/s, '$1')));

it.each(REPLACED)('nobody says “%s” any more', (old) => {
  expect(said.has(old)).toBe(false);
});

it.each(REPLACED)('in place of “%s” stands “%s”', (_, now) => {
  expect(said.has(now)).toBe(true);
});

it.each(GONE)('no text has %s', (words) => {
  expect([...said].filter((text) => text.includes(' ') && words.test(text))).toEqual([]);
});
