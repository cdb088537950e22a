import type { UserType } from '#shared/schemas/user.ts';

/** Resellers, external sellers, agents, painters, designers and staff work for a company (USR-036, QPR-009, OP63). */
const companyTypes: readonly UserType[] = [
  'rivenditore',
  'venditore-esterno',
  'agente',
  'imbianchino',
  'progettista',
  'keim',
];

/** Whether users of a type have a company; false without a type. */
export const isCompanyType = (type: string | null | undefined): boolean =>
  companyTypes.some((known) => known === type);

/** Types that people may register as themselves (OPC-37): neither staff nor the restricted type. */
export const registrableTypes = [
  'privato',
  'rivenditore',
  'venditore-esterno',
  'agente',
  'imbianchino',
  'progettista',
] as const satisfies readonly UserType[];
