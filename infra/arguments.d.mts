import type { ParseArgsConfig, parseArgs } from 'node:util';

export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>>;
