import type { Claim } from './claim.ts';
import { reliabilityClaims } from './reliability-claims.ts';
import { securityClaims } from './security-claims.ts';

/** By what one types after `npm run prove --`; docs/proof.md explains each. */
export const claims: Readonly<Record<string, Claim>> = { ...securityClaims, ...reliabilityClaims };
