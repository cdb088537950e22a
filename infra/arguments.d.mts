import type { ParseArgsConfig, parseArgs } from 'node:util';

export const placeOptions: { readonly stage: { type: 'string' }; readonly outputs: { type: 'string' } };
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>>;
