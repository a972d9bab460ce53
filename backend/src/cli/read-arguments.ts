import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CliError } from './outcome.js';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * The options of a command, read before it touches anything; `--help` says how it is used and ends it.
 * @throws CliError, which says the same, for any other option, and for one without a value, as of a variable that is not set
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  if (parseArgs({ options: HELP, strict: false }).values.help === true) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const { values } = parseArgs({ options });
    if (!Object.values(values).includes('')) return values;
  } catch (cause) {
    throw new CliError(usage, { cause });
  }
  throw new CliError(usage);
}
