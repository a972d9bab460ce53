import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { readSettings } from '../src/config/index.js';
import { SetupService } from '../src/setup/index.js';
import { start } from '../src/start.js';
import { Accounts } from '../src/users/index.js';
import { aMessage } from './factories/index.js';
import { ADMIN, type Product, startProduct, theProduct } from './support/product.js';
import { expectError } from './support/errors.js';
import { anApplicant, login, tokenOf } from './support/registration.js';

const NOBODY = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
/** A restart keeps its records in the embedded store; with MONGODB_URI each start has a database of its own. */
const describeEmbedded = process.env['MONGODB_URI'] ? describe.skip : describe;

describe('the first administrator', () => {
  describe('where none is named', () => {
    const product = theProduct(NOBODY);
    const made = () => product.app.get(SetupService).firstLogin;

    it('gets a password that nobody can guess, and it works', async () => {
      const { email, password } = made() ?? { email: '', password: '' };
      expect(password).toMatch(/^[\w-]{16,}$/);
      const token = tokenOf(await login(product, email, password));
      expect((await product.as(token).get('/user/get')).status).toBe(200);
    });

    it.each(['admin', 'password', 'admin123', 'changeme', 'onestep', 'one-step', '12345678', ADMIN.password])(
      'does not have the password %j',
      async (password) => {
        for (const email of [made()?.email, 'admin', ADMIN.email, 'admin@example.com']) {
          expectError(await login(product, email, password), 401);
        }
      },
    );
  });

  it('is the one that the settings name, e-mail in any case', async () => {
    const product = await startProduct({ ADMIN_EMAIL: 'Head@OneStep.test', ADMIN_PASSWORD: 'a password of theirs' });
    expect(product.app.get(SetupService).firstLogin).toBeUndefined();
    expect((await login(product, 'head@onestep.test', 'a password of theirs')).status).toBe(200);
    await product.close();
  }, 30_000);
});

describe('a password with a letter that keyboards compose differently', () => {
  const product = theProduct({ ADMIN_PASSWORD: 'cafe\u0301 au lait pour tous' });
  const [decomposed, composed] = ['cafe\u0301 sans sucre', 'caf\u00e9 sans sucre'];

  it.each([decomposed, composed])(
    'lets an administrator sign in who got it by `npm run admin` as %j',
    async (password) => {
      await product.app.get(Accounts).setAdministrator('head@onestep.test', password);
      expect((await login(product, 'head@onestep.test', decomposed)).status).toBe(200);
      expect((await login(product, 'head@onestep.test', composed)).status).toBe(200);
    },
  );

  it('lets the administrator of the settings sign in', async () => {
    expect((await login(product, ADMIN.email, 'caf\u00e9 au lait pour tous')).status).toBe(200);
    expect((await login(product, ADMIN.email, 'cafe\u0301 au lait pour tous')).status).toBe(200);
    expectError(await login(product, ADMIN.email, 'cafe au lait pour tous'), 401);
  });

  it('still opens an account whose password an earlier version hashed as it was typed', async () => {
    const { email } = await anApplicant(product);
    const users = product.connection.collection('users');
    await users.updateOne({ email }, { $set: { passwordHash: await hash(decomposed) } });
    expect((await login(product, email, decomposed)).status).toBe(200);
  });
});

describe('a password of the settings that others would try first', () => {
  it.each(['Administrator', 'head.onestep.test', 'OneStep-2025-OneStep'])(
    'stops the start as %j, in a sentence that names the setting',
    async (ADMIN_PASSWORD) => {
      const folder = await mkdtemp(join(tmpdir(), 'one-step-guessable-'));
      const given = { ADMIN_EMAIL: 'head@onestep.test', ADMIN_PASSWORD, DATA_DIR: folder, LOG_LEVEL: 'silent' };
      await expect(start(readSettings(given))).rejects.toThrow(/^ADMIN_PASSWORD is too easy to guess\. Choose /);
      await rm(folder, { recursive: true });
    },
  );
});

describeEmbedded('a product that is started again', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-step-again-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const start = (more: Readonly<Record<string, string>> = {}): Promise<Product> =>
    startProduct({ ...NOBODY, JWT_SECRET: '', DATA_DIR: folder, ...more });

  it('knows its administrator, their token and every record', async () => {
    const first = await start();
    const made = first.app.get(SetupService).firstLogin;
    const token = tokenOf(await login(first, made?.email, made?.password));
    expect((await first.visitor.post('/contact/addcontact').send(aMessage())).status).toBe(201);
    const { cv } = await anApplicant(first);
    await first.close();

    const second = await start();
    expect(second.app.get(SetupService).firstLogin).toBeUndefined();
    expect((await second.as(token).get('/contact/getcontact')).body).toMatchObject([aMessage()]);
    expect((await second.as(token).get(`/file/${cv}`)).status).toBe(200);
    expect((await login(second, made?.email, made?.password)).status).toBe(200);
    await second.close();
  }, 30_000);

  it('keeps the key of its tokens where only its owner reads it', async () => {
    const product = await start();
    const { mode } = await stat(join(folder, 'jwt-secret'));
    expect((mode & 0o777).toString(8)).toBe('600');
    await product.close();
  }, 30_000);

  it('does not set an administrator’s password back to the one of the settings', async () => {
    const first = await start({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: 'the first password' });
    await first.close();
    const second = await start({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: 'another password' });
    expect((await login(second, ADMIN.email, 'the first password')).status).toBe(200);
    await second.close();
  }, 30_000);
});
