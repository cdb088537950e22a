import { inject } from 'vitest';
import type { ContractTarget } from './contract-stage.ts';

/** The cloud under test; SDK clients made after this import reach it. */
export const target: ContractTarget = inject('contractTarget');

// Settings of a local cloud must not misdirect a test of the deployed stage, nor the reverse.
const misleading = Object.keys(process.env).filter((name) => name.startsWith('AWS_ENDPOINT_URL'));
const ofOthers = ['AWS_PROFILE', 'AWS_DEFAULT_PROFILE', 'AWS_SESSION_TOKEN'];
for (const name of target.aws ? misleading : [...misleading, ...ofOthers]) delete process.env[name];
Object.assign(process.env, inject('contractEnvironment'));
if (target.aws && process.env.AWS_ACCESS_KEY_ID === 'local') {
  throw new Error('These are the keys of the local cloud: set your own AWS credentials.');
}
