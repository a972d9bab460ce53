import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CliError } from './outcome.js';

/** The options of a command. Throws CliError, which says how it is used, for any other. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (cause) {
    throw new CliError(usage, { cause });
  }
}
