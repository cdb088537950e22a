import type { Claim } from './claim.ts';
import { reliabilityClaims } from './reliability-claims.ts';
import { securityClaims } from './security-claims.ts';

/** Keys are the arguments of `npm run prove --`; docs/proof.md explains each. */
export const claims: Readonly<Record<string, Claim>> = { ...securityClaims, ...reliabilityClaims };
