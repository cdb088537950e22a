import type { CustomerFields, CustomerKind } from '#shared/schemas/customer.ts';

type Shown = Partial<Record<CustomerKind, true>>;
const all = { private: true, company: true, condominium: true, public: true } satisfies Shown;
const others = { company: true, condominium: true, public: true } satisfies Shown;

/** The fields that only some kinds show. What another kind does not show is kept (CUS-007). */
const kindsOf = {
  firstName: { private: true },
  lastName: { private: true },
  company: others,
  vatNumber: others,
  taxCode: all,
  sdiCode: others,
  pec: others,
  paysByTaxTransfer: { private: true, condominium: true },
} as const satisfies Partial<Record<keyof CustomerFields, Shown>>;

/** Whether a kind shows a field. */
export const showsField = (kind: CustomerKind, field: keyof CustomerFields): boolean => {
  const kinds: Partial<Record<keyof CustomerFields, Shown>> = kindsOf;
  return kinds[field] === undefined || kinds[field][kind] === true;
};
