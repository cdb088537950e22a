/** Something that an owner made with a customer. */
export type Made = { customerId: string | null; createdAt: string };
type MadeOffer = Made & { state?: string | null };

export type CustomerUse = {
  customer: string;
  quotations: number;
  offers: number;
  /** Offers that were accepted: an erasure asks about them (CUS-048). */
  accepted: number;
  /** When the newest of them was made. */
  lastActivity: string;
};

/** How often each customer was quoted and offered, and when last (CUS-022); those without either are left out. */
export function usesOfCustomers(made: {
  quotations: readonly Made[];
  offers: readonly MadeOffer[];
}): CustomerUse[] {
  const uses = new Map<string, CustomerUse>();
  for (const what of ['quotations', 'offers'] as const)
    for (const { customerId: customer, createdAt, state } of made[what] as readonly MadeOffer[]) {
      if (customer === null) continue;
      const none = { customer, quotations: 0, offers: 0, accepted: 0, lastActivity: '' };
      const use = uses.get(customer) ?? none;
      const lastActivity = use.lastActivity < createdAt ? createdAt : use.lastActivity;
      const accepted = use.accepted + Number(state === 'accepted');
      uses.set(customer, { ...use, [what]: use[what] + 1, accepted, lastActivity });
    }
  return [...uses.values()];
}
