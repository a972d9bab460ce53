import { mailboxOf } from './mailbox.js';

it.each([
  ['Nimali@Family.TEST', 'nimali@family.test'],
  ['nimali+school@family.test', 'nimali@family.test'],
  ['nimali+a+b@family.test', 'nimali@family.test'],
  ['nimali@family.test.', 'nimali@family.test'],
  ['n.i.mali@gmail.com', 'nimali@gmail.com'],
  ['N.I.Mali+x@GoogleMail.com', 'nimali@gmail.com'],
  ['nimali@gmail.com.', 'nimali@gmail.com'],
  ['ｎimali@ｇmail。com', 'nimali@gmail.com'],
  ['nimala@උදාහරණ.ලංකා', 'nimala@xn--ozc8dl2c3bxd.xn--fzc2c9e2c'],
  ['nimala@XN--OZC8DL2C3BXD.xn--fzc2c9e2c', 'nimala@xn--ozc8dl2c3bxd.xn--fzc2c9e2c'],
  // Elsewhere dots tell mailboxes apart.
  ['n.mali@family.test', 'n.mali@family.test'],
])('%s goes to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
