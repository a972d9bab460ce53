import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, SettingsError } from './settings.js';

describe('the settings', () => {
  it('have the documented defaults', () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      MONGODB_URI: '',
      JWT_EXPIRES_IN: 8 * 3600,
      PUBLIC_URL: 'http://localhost:3000',
      RATE_LIMITS: true,
      CV_QUOTA: 2 * 1024 * 1024 * 1024,
      SEED_DEMO: undefined,
      RETENTION: true,
      REMINDERS: true,
      LOG_LEVEL: 'info',
    });
  });

  it('are those of the table in the README', () => {
    const page = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const table = page.slice(page.indexOf('## Settings'), page.indexOf('## The folders'));
    const listed = [...table.matchAll(/^\| (`[^|]*)/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
    const { production: _, ...settings } = readSettings({});
    expect(listed.sort()).toEqual([...Object.keys(settings), 'NODE_ENV'].sort());
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ JWT_EXPIRES_IN: 'soon' }, 'JWT_EXPIRES_IN'],
    [{ MONGODB_URI: 'localhost' }, 'MONGODB_URI'],
    [{ MONGODB_URI: 'mongodb://u:p%ZZ@h/x' }, 'MONGODB_URI'],
    [{ MONGODB_URI: 'mongodb://u:p@w@h/x' }, 'MONGODB_URI'],
    [{ MONGODB_URI: 'mongodb://u:p@/x' }, 'MONGODB_URI'],
    [{ JWT_SECRET: 'secret' }, 'JWT_SECRET'],
    [{ MONGODB_URI: 'mongodb://db', NODE_ENV: 'production' }, 'JWT_SECRET'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: '' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'One Step hello@onestep.lk' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: '"One Step <hello@onestep.lk>' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Office: One Step <hello@onestep.lk>' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'One, Step <hello@onestep.lk>' }, 'MAIL_FROM'],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV'],
    [{ ADMIN_EMAIL: 'head@onestep.lk' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'head@onestep.lk', ADMIN_PASSWORD: 'elevenchars' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'a@b@c.d', ADMIN_PASSWORD: 'long enough for it' }, 'ADMIN_EMAIL'],
    [{ PUBLIC_URL: 'onestep' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://onestep.lk/?from=mail' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://onestep.lk/#' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://user@onestep.lk' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://:password@onestep.lk' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://onestep.lk/site' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://onestep.lk,https://www.onestep.lk' }, 'PUBLIC_URL'],
    [{ CORS_ORIGINS: 'https://a.lk/path' }, 'CORS_ORIGINS'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/x' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/0' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'fe80::/200' }, 'TRUST_PROXY'],
    [{ JWT_SECRET_FILE: '/nowhere/to/be/found' }, 'JWT_SECRET_FILE'],
    [{ RATE_LIMITS: 'perhaps' }, 'RATE_LIMITS'],
    [{ CV_QUOTA: 'plenty' }, 'CV_QUOTA'],
    [{ CV_QUOTA: '0MB' }, 'CV_QUOTA'],
    [{ CV_QUOTA: '5' }, 'CV_QUOTA'],
    [{ SEED_DEMO: 'perhaps' }, 'SEED_DEMO'],
    [{ RETENTION: 'perhaps' }, 'RETENTION'],
    [{ REMINDERS: 'perhaps' }, 'REMINDERS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuse %j and name %s', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(new RegExp(`\\b${name}\\b`));
  });

  it.each([
    'hello@onestep.lk',
    'One Step <hello@onestep.lk>',
    '<hello@onestep.lk>',
    '"Step, One: the office" <hello@onestep.lk>',
    'එක් පියවර <hello@onestep.lk>',
  ])('take the sender %s', (MAIL_FROM) => {
    expect(readSettings({ SMTP_URL: 'smtp://mail', MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM);
  });

  it('take PUBLIC_URL with a slash at its end', () => {
    expect(readSettings({ PUBLIC_URL: 'https://Onestep.lk:8443//' }).PUBLIC_URL).toBe('https://Onestep.lk:8443');
  });

  it('take proxies by address or by name', () => {
    const { TRUST_PROXY } = readSettings({ TRUST_PROXY: 'loopback, private 10.1.2.3 10.0.0.0/32 fd00::/128' });
    expect(TRUST_PROXY).toEqual(['loopback', 'uniquelocal', '10.1.2.3', '10.0.0.0/32', 'fd00::/128']);
  });

  it.each([
    'mongodb://db',
    'mongodb://u:p%40w@a:27017,b:27018/one-step?replicaSet=rs0',
    'mongodb+srv://u:p@cluster.example/?w=majority',
    'mongodb://%2Ftmp%2Fstore.sock/one-step',
  ])('take a MongoDB address: %s', (MONGODB_URI) => {
    expect(readSettings({ MONGODB_URI }).MONGODB_URI).toBe(MONGODB_URI);
  });

  it('blame PUBLIC_URL for nothing that PORT got wrong', () => {
    expect(() => readSettings({ PORT: '80000' })).toThrow(
      'These settings must be corrected: PORT must be a port number from 0 to 65535.',
    );
  });

  it.each([
    ['500MB', 524_288_000],
    ['3 gb', 3_221_225_472],
  ])('take a size: %s', (CV_QUOTA, bytes) => {
    expect(readSettings({ CV_QUOTA }).CV_QUOTA).toBe(bytes);
  });

  it('read secrets from files; what is given directly wins', () => {
    const folder = mkdtempSync(join(tmpdir(), 'one-step-settings-'));
    const file = join(folder, 'secret');
    writeFileSync(file, `${'from a file '.repeat(3)}\n`);
    expect(readSettings({ JWT_SECRET_FILE: file }).JWT_SECRET).toBe('from a file from a file from a file');
    const given = 'given directly '.repeat(3).trim();
    expect(readSettings({ JWT_SECRET_FILE: file, JWT_SECRET: given }).JWT_SECRET).toBe(given);
    rmSync(folder, { recursive: true });
  });

  it.each(['', ' \n'])('refuse a secret file that holds nothing: %j', (content) => {
    const folder = mkdtempSync(join(tmpdir(), 'one-step-settings-'));
    const file = join(folder, 'empty');
    writeFileSync(file, content);
    expect(() => readSettings({ MONGODB_URI_FILE: file, JWT_SECRET_FILE: file, NODE_ENV: 'production' })).toThrow(
      'These settings must be corrected: MONGODB_URI_FILE names an empty file; JWT_SECRET_FILE names an empty file.',
    );
    rmSync(folder, { recursive: true });
  });

  it('name every error at once', () => {
    expect(() => readSettings({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*; LOG_LEVEL/);
  });
});
