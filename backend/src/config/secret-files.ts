import { readFileSync } from 'node:fs';

/** Settings that can be read from a file, as container platforms provide secrets. */
const SECRETS = ['MONGODB_URI', 'JWT_SECRET', 'ADMIN_PASSWORD', 'METRICS_TOKEN', 'BOUNCE_TOKEN', 'SMTP_URL'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads each secret whose file `NAME_FILE` names; a value given directly wins.
 * @param refuse called for every file that is empty or cannot be read: ignoring it would start the product without the secret
 */
export function withSecretFiles(environment: Environment, refuse: (name: string, reason: string) => void): Environment {
  const read = { ...environment };
  for (const name of SECRETS) {
    const file = environment[`${name}_FILE`]?.trim();
    if (!file || environment[name]) continue;
    try {
      const value = readFileSync(file, 'utf8').trim();
      if (value === '') refuse(`${name}_FILE`, 'names an empty file');
      read[name] = value;
    } catch {
      refuse(`${name}_FILE`, 'names a file that cannot be read');
    }
  }
  return read;
}
