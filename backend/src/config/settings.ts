import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { check } from '#contract/check';
import { emailAddress } from '#contract/phones-and-emails';
import { ADMIN_PASSWORD as ADMIN_PASSWORD_RULE } from '#contract/users';
import { withSecretFiles } from './secret-files.js';

/** The settings of the environment (README, "Settings"), read once and typed. */
export class Settings {
  readonly PORT!: number;
  readonly HOST!: string;
  /** If it is empty, the embedded store in DATA_DIR is used. */
  readonly MONGODB_URI!: string;
  readonly DATA_DIR!: string;
  /** If it is empty, a key is generated once and kept in DATA_DIR. */
  readonly JWT_SECRET!: string;
  readonly JWT_EXPIRES_IN!: number;
  readonly ADMIN_EMAIL!: string;
  readonly ADMIN_PASSWORD!: string;
  readonly PUBLIC_URL!: string;
  readonly CORS_ORIGINS!: readonly string[];
  /** If it is empty, no e-mail is sent, and every message waits to be passed on by a person. */
  readonly SMTP_URL!: string;
  readonly MAIL_FROM!: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly TRUST_PROXY!: readonly string[];
  readonly RATE_LIMITS!: boolean;
  /** Bytes that the CVs of applications waiting for a decision may take together. */
  readonly CV_QUOTA!: number;
  /** If it is `undefined`, only a fresh embedded store gets demo content. */
  readonly SEED_DEMO!: boolean | undefined;
  /** Expired records are removed every day, as the public notice promises. */
  readonly RETENTION!: boolean;
  /** Families with an email address are reminded of a session on the evening before. */
  readonly REMINDERS!: boolean;
  /** Whoever works in the admin app must have a second factor. */
  readonly REQUIRE_SECOND_FACTOR!: boolean;
  readonly LOG_LEVEL!: string;
  /** If it is empty, nothing is measured and there is no `/metrics`. */
  readonly METRICS_TOKEN!: string;
  /** If it is empty, mails that come back are not reported, and there is no `/mail/bounces`. */
  readonly BOUNCE_TOKEN!: string;
  readonly production!: boolean;
}

/** The start cannot go on; its message is one sentence for the person at the terminal. */
export class SettingsError extends Error {}

const EMAIL = { type: 'email', label: 'Email', what: 'an address' } as const;
/** An address, alone or in `<>` behind a name. A name with a sign that has a meaning in addresses stands in quotes. */
const SENDER = /^(?:(?:"[^"\\\r\n]*"\s*|[^"\\<>()[\]:;,@\r\n]*)<[^\s<>@]+@[^\s<>@]+>|[^\s<>@:;,"]+@[^\s<>@:;,"]+)$/;
const ENVIRONMENTS: readonly string[] = ['production', 'development', 'test'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const BYTES = { MB: 1024 ** 2, GB: 1024 ** 3 } as const;
const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/**
 * Reads the settings from an environment.
 * @returns the typed settings
 * @throws SettingsError with one sentence that names every bad or missing setting
 */
export function readSettings(given: Readonly<Record<string, string | undefined>>): Settings {
  const errors: string[] = [];
  const refuse = (name: string, reason: string): void => void errors.push(`${name} ${reason}`);
  const environment = withSecretFiles(given, refuse);
  const text = (name: string, fallback = ''): string => environment[name]?.trim() || fallback;
  const flag = (name: string, fallback: 'on' | 'off'): boolean => {
    const value = onOff(text(name, fallback));
    if (value === undefined) refuse(name, 'must be on or off');
    return value ?? false;
  };
  const list = (name: string): string[] =>
    text(name)
      .split(/[\s,]+/)
      .filter(Boolean);

  const PORT = port(text('PORT', '3000'));
  if (PORT === undefined) refuse('PORT', 'must be a port number from 0 to 65535');
  const JWT_EXPIRES_IN = duration(text('JWT_EXPIRES_IN', '8h'));
  if (JWT_EXPIRES_IN === undefined) refuse('JWT_EXPIRES_IN', 'must be a time like 30m, 8h or 1d');

  const NODE_ENV = text('NODE_ENV', 'development');
  // Another word, such as "prod", would be a product that shows its API to everybody and warns of nothing.
  if (!ENVIRONMENTS.includes(NODE_ENV)) refuse('NODE_ENV', `must be one of ${ENVIRONMENTS.join(', ')}`);
  const production = NODE_ENV === 'production';
  const MONGODB_URI = text('MONGODB_URI');
  if (MONGODB_URI && !/^mongodb(\+srv)?:\/\/./.test(MONGODB_URI)) {
    refuse('MONGODB_URI', 'must start with mongodb:// or mongodb+srv://');
  } else if (MONGODB_URI && !canBeParsed(MONGODB_URI)) {
    refuse('MONGODB_URI', 'cannot be parsed: in user and password, write @ as %40, / as %2F, % as %25');
  }
  const JWT_SECRET = text('JWT_SECRET');
  if (JWT_SECRET && JWT_SECRET.length < 32) refuse('JWT_SECRET', 'must have 32 characters or more');
  if (!JWT_SECRET && MONGODB_URI && production)
    refuse('JWT_SECRET', 'is required when MONGODB_URI is set in production');

  const ADMIN_EMAIL = emailAddress(text('ADMIN_EMAIL'));
  const ADMIN_PASSWORD = environment['ADMIN_PASSWORD'] ?? '';
  if (ADMIN_EMAIL && check(EMAIL, ADMIN_EMAIL)) refuse('ADMIN_EMAIL', 'must be an email address');
  if (ADMIN_PASSWORD && check(ADMIN_PASSWORD_RULE, ADMIN_PASSWORD)) {
    refuse('ADMIN_PASSWORD', 'must have 12 to 128 characters');
  }
  if (ADMIN_EMAIL && !ADMIN_PASSWORD) refuse('ADMIN_PASSWORD', 'must be set when ADMIN_EMAIL is set');
  if (!ADMIN_EMAIL && ADMIN_PASSWORD) refuse('ADMIN_EMAIL', 'must be set when ADMIN_PASSWORD is set');

  const LOG_LEVEL = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(LOG_LEVEL)) refuse('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`);
  const PUBLIC_URL = text('PUBLIC_URL', `http://localhost:${PORT ?? 3000}`).replace(/\/+$/, '');
  if (!isBareWebAddress(PUBLIC_URL))
    refuse('PUBLIC_URL', 'must be a web address like https://onestep.example, without a path, ?, # or a password');
  const CORS_ORIGINS = list('CORS_ORIGINS');
  if (!CORS_ORIGINS.every(isOrigin)) refuse('CORS_ORIGINS', 'must list origins like https://onestep.example');

  const SMTP_URL = text('SMTP_URL');
  const MAIL_FROM = text('MAIL_FROM');
  if (SMTP_URL && !isMailServer(SMTP_URL)) refuse('SMTP_URL', 'must be like smtp://user:password@mail.example:587');
  if ((SMTP_URL || MAIL_FROM) && !SENDER.test(MAIL_FROM))
    refuse('MAIL_FROM', 'must be an address like One Step <hello@onestep.example>, and is needed beside SMTP_URL');

  const TRUST_PROXY = list('TRUST_PROXY');
  if (!TRUST_PROXY.every(isProxy)) refuse('TRUST_PROXY', 'must list addresses like 10.0.0.0/8, or loopback or private');

  const RATE_LIMITS = flag('RATE_LIMITS', 'on');
  const CV_QUOTA = size(text('CV_QUOTA', '2GB'));
  if (CV_QUOTA === undefined) refuse('CV_QUOTA', 'must be a size like 500MB or 2GB');
  const RETENTION = flag('RETENTION', 'on');
  const REMINDERS = flag('REMINDERS', 'on');
  const REQUIRE_SECOND_FACTOR = flag('REQUIRE_SECOND_FACTOR', 'off');
  const SEED_DEMO = text('SEED_DEMO') ? flag('SEED_DEMO', 'off') : undefined;

  const METRICS_TOKEN = text('METRICS_TOKEN');
  const BOUNCE_TOKEN = text('BOUNCE_TOKEN');
  for (const [name, token] of Object.entries({ METRICS_TOKEN, BOUNCE_TOKEN })) {
    if (token && token.length < 16) refuse(name, 'must have 16 characters or more');
  }

  if (errors.length > 0) throw new SettingsError(`These settings must be corrected: ${errors.join('; ')}.`);
  return {
    PORT: PORT ?? 0,
    HOST: text('HOST', '127.0.0.1'),
    MONGODB_URI,
    DATA_DIR: resolve(text('DATA_DIR', 'data')),
    JWT_SECRET,
    JWT_EXPIRES_IN: JWT_EXPIRES_IN ?? 0,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    PUBLIC_URL,
    CORS_ORIGINS,
    SMTP_URL,
    MAIL_FROM,
    TRUST_PROXY: TRUST_PROXY.map((name) => (name === 'private' ? 'uniquelocal' : name)),
    RATE_LIMITS,
    CV_QUOTA: CV_QUOTA ?? 0,
    RETENTION,
    REMINDERS,
    REQUIRE_SECOND_FACTOR,
    SEED_DEMO,
    LOG_LEVEL,
    METRICS_TOKEN,
    BOUNCE_TOKEN,
    production,
  };
}

function port(text: string): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function duration(text: string): number | undefined {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const seconds = Number(amount) * SECONDS[unit as keyof typeof SECONDS];
  return seconds > 0 ? seconds : undefined;
}

function size(text: string): number | undefined {
  const [, amount, unit] = /^(\d{1,6}) ?([MG]B)$/.exec(text.toUpperCase()) ?? [];
  const bytes = Number(amount) * BYTES[unit as keyof typeof BYTES];
  return bytes > 0 ? bytes : undefined;
}

function onOff(text: string): boolean | undefined {
  if (/^(on|true|1|yes)$/i.test(text)) return true;
  return /^(off|false|0|no)$/i.test(text) ? false : undefined;
}

function isProxy(text: string): boolean {
  if (['loopback', 'private'].includes(text)) return true;
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(bits) >= 1 && Number(bits) <= most;
}

/** Checks user and password only; the driver checks hosts and options. */
function canBeParsed(mongodbUri: string): boolean {
  try {
    decodeURIComponent(mongodbUri);
  } catch {
    return false;
  }
  return /^[^/]+\/\/(?:[^/?#@]*@)?[^/?#@]+(?:[/?].*)?$/.test(mongodbUri);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Paths are appended to it, and the pages know no folder before theirs, so it must have none of its own. */
function isBareWebAddress(text: string): boolean {
  if (!isWebAddress(text) || /[?#]/.test(text)) return false;
  const { username, password, pathname } = new URL(text);
  return username === '' && password === '' && pathname === '/';
}

function isMailServer(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

function isOrigin(text: string): boolean {
  return isWebAddress(text) && new URL(text).origin === text;
}
