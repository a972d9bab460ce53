import { expectError } from './support/errors.js';
import { messagesOf, secretSentTo } from './support/messages.js';
import { anOfficeToken, EDITOR, invited } from './support/office.js';
import { theProduct } from './support/product.js';
import { anApplicant, login, tokenOf } from './support/registration.js';

const product = theProduct();

const OLD = 'one step at a time';

const NEW = 'a newer step at a time';

/** Without a mail server nobody is promised a mail. */
const SENT = { message: 'We cannot send email at the moment. Please call us to get a new password.' };

const OVER = 'This link has expired or has already been used. Please ask for a new one.';

const MINUTE = 60 * 1000;

describe('a forgotten password', () => {
  const forgot = (email: string, language?: string) =>
    product.visitor.post('/user/forgot-password').send({ email, language });
  const reset = (token: string, password = NEW) =>
    product.visitor.post('/user/reset-password').send({ token, password });
  const asked = async (email: string): Promise<string> => {
    expect((await forgot(email)).status).toBe(202);
    return secretSentTo(product, email);
  };
  const expectOver = async (token: string, password = NEW) => {
    const answer = await reset(token, password);
    expectError(answer, 400);
    expect(answer.body).toMatchObject({ message: OVER });
  };
  const users = () => product.connection.collection('users');

  it('is replaced by one link, which ends every session', async () => {
    const { _id, email } = await anApplicant(product);
    const before = tokenOf(await login(product, email, OLD));
    const token = await asked(email);
    expect((await product.as(before).get('/user/me')).status).toBe(200);
    const { status, body } = await reset(token);
    const message = 'Your password was changed. You can log in with it now.';
    expect([status, body as unknown]).toEqual([200, { message }]);
    expectError(await product.as(before).get('/user/me'), 401);
    expectError(await login(product, email, OLD), 401);
    expect((await login(product, email, NEW)).status).toBe(200);
    await expectOver(token, 'a third step at a time');
    expect((await login(product, email, NEW)).status).toBe(200);
    const filter = JSON.stringify({ recordId: _id, action: 'updated' });
    expect((await product.admin.get('/audit').query({ filter })).body).toMatchObject([
      { entity: 'account', fields: ['password'], who: email },
      { entity: 'account', fields: ['reset'] },
    ]);
  });

  it('is answered the same whether or not the address is known, and sends a link to known ones only', async () => {
    const { email } = await anApplicant(product);
    const [known, unknown] = [await forgot(email.toUpperCase()), await forgot('nobody@example.org')];
    expect([known.status, known.body as unknown]).toEqual([202, SENT]);
    expect([unknown.status, unknown.body as unknown]).toEqual([202, SENT]);
    expect(
      (await messagesOf(product)).filter(({ template }) => template === 'password-reset').map(({ to }) => to),
    ).toEqual([email]);
  });

  it('takes a quarter of a second at least, known or not', async () => {
    const { email } = await anApplicant(product);
    for (const address of [email, 'nobody@example.org']) {
      const before = performance.now();
      await forgot(address);
      expect(performance.now() - before).toBeGreaterThanOrEqual(245);
    }
  });

  it.each(['si', 'ta'])('is answered in %s, with the page of that language', async (language) => {
    const { email } = await anApplicant(product);
    await forgot(email, language);
    const [message] = await messagesOf(product);
    expect(message).toMatchObject({ language, to: email });
    expect(message?.text).toContain(`/${language}/reset-password#`);
  });

  it('is answered in the language of the application, where no other is asked for', async () => {
    const { email } = await anApplicant(product, { language: 'ta' });
    await forgot(email);
    expect((await messagesOf(product))[0]).toMatchObject({ template: 'password-reset', language: 'ta' });
    await forgot(email, 'en');
    expect((await messagesOf(product))[0]).toMatchObject({ template: 'password-reset', language: 'en' });
  });

  it('needs a real address', async () => {
    expectError(await forgot('nobody'), 400, { email: 'Please enter a valid email address.' });
  });

  it('stores nothing that opens the account', async () => {
    const { email } = await anApplicant(product);
    const token = await asked(email);
    const kept: unknown[] = [];
    for (const collection of (await product.connection.db?.collections()) ?? []) {
      kept.push(await collection.find().toArray());
    }
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('is replaced by one link for half an hour, which is sent again while more than ten minutes are left', async () => {
    const { email } = await anApplicant(product);
    const until = async (ms: number) => {
      await users().updateOne({ email }, { $set: { 'reset.until': new Date(Date.now() + ms) } });
    };
    const [first, again] = [await asked(email), await asked(email)];
    expect(again).toBe(first);
    await until(10 * MINUTE + 5000);
    expect(await asked(email)).toBe(first);
    await until(10 * MINUTE);
    const second = await asked(email);
    await expectOver(first);
    await until(-1);
    await expectOver(second);
    const third = await asked(email);
    const { reset: link } = (await users().findOne({ email })) as unknown as { reset: { until: Date } };
    expect(link.until.getTime() - Date.now()).toBeLessThanOrEqual(30 * MINUTE);
    expect(link.until.getTime() - Date.now()).toBeGreaterThan(29 * MINUTE);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await reset(third)).status).toBe(200);
  });

  it.each([
    ['account', (id: string, email: string) => product.admin.put(`/user/${id}/update`).send({ email })],
    ['person', (id: string, email: string) => product.admin.put(`/people/${id}`).send({ email })],
  ])('is not replaced by a link that went to an address which the office corrected since (%s)', async (_, correct) => {
    const { _id, email } = await anApplicant(product);
    const token = await asked(email);
    expect((await correct(_id, 'corrected@example.org')).status).toBe(200);
    await expectOver(token);
    expect((await login(product, 'corrected@example.org', OLD)).status).toBe(200);
    // The history names the link that was asked for and what was corrected, not what followed from that.
    const events = await product.connection.collection('audits').find({ recordId: _id, action: 'updated' }).toArray();
    expect(events.flatMap(({ fields }) => fields as string[]).sort()).toEqual(['email', 'reset']);
  });

  it('asked for twice at the same moment is one link', async () => {
    const { email } = await anApplicant(product);
    await Promise.all([forgot(email), forgot(email)]);
    expect((await reset(await secretSentTo(product, email))).status).toBe(200);
  });

  it('is replaced by one of two who use the link at the same moment', async () => {
    const { email } = await anApplicant(product);
    const token = await asked(email);
    const both = await Promise.all([reset(token, NEW), reset(token, `${NEW}!`)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('of which the link is made up changes nothing', async () => {
    for (const token of ['x', 'A'.repeat(43), '[object Object]']) await expectOver(token);
    const answer = await product.visitor.post('/user/reset-password').send({ token: { $ne: null }, password: NEW });
    expect(answer.status).toBe(400);
  });

  it('is not replaced by one that others would try first, and the link is still good then', async () => {
    const { email } = await anApplicant(product);
    const token = await asked(email);
    const sentence =
      'Choose a new password that is harder to guess, for example three words that do not belong together.';
    const weak = await reset(token, 'password123');
    expect(weak.status).toBe(400);
    expect((weak.body as { errors: { password: string } }).errors.password).toMatch(/harder to guess/);
    expect(sentence).toMatch(/harder to guess/);
    expectError(await reset(token, 'short'), 400, { password: 'New password must be 8 characters or more.' });
    expect((await reset(token)).status).toBe(200);
  });

  it('of somebody in the office is as long as theirs must be, and its link is shown to nobody', async () => {
    await anOfficeToken(product, 'ContentEditor');
    await forgot(EDITOR.email);
    const [message] = await messagesOf(product);
    expect(message).toMatchObject({ to: EDITOR.email, template: 'password-reset' });
    expect(message?.text).not.toContain('#');
  });

  it('waits in the outbox no longer than its link is good', async () => {
    const invitation = await invited(product, EDITOR.email, 'ContentEditor');
    const waiting = async () => (await messagesOf(product)).map(({ to, template }) => [to, template]);
    expect(await waiting()).toEqual([[EDITOR.email, 'invitation']]);
    expect((await reset(invitation, 'elevenchars')).status).toBe(400);
    expect(await waiting()).toHaveLength(1);
    expect((await reset(invitation, EDITOR.password)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const { email } = await anApplicant(product);
    const token = await asked(email);
    await forgot(EDITOR.email);
    expect((await reset(token)).status).toBe(200);
    expect(await waiting()).toEqual([
      [EDITOR.email, 'password-reset'],
      [email, 'application-received'],
    ]);
  });

  it('of somebody invited is asked for at least twelve characters', async () => {
    const token = await invited(product, EDITOR.email, 'ContentEditor');
    expectError(await reset(token, 'elevenchars'), 400, { password: 'Password must be 12 characters or more.' });
    expect((await reset(token, 'twelve chars')).status).toBe(200);
    expect((await login(product, EDITOR.email, 'twelve chars')).status).toBe(200);
  });
});
