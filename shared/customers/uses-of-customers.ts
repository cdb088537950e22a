/** Something that an owner made with a customer. */
export type Made = { customerId: string | null; createdAt: string };

export type CustomerUse = {
  customer: string;
  quotations: number;
  offers: number;
  /** When the newest of them was made. */
  lastActivity: string;
};

/** How often each customer was quoted and offered, and when last (CUS-022); those without either are left out. */
export function usesOfCustomers(made: {
  quotations: readonly Made[];
  offers: readonly Made[];
}): CustomerUse[] {
  const uses = new Map<string, CustomerUse>();
  for (const what of ['quotations', 'offers'] as const)
    for (const { customerId: customer, createdAt } of made[what]) {
      if (customer === null) continue;
      const use = uses.get(customer) ?? { customer, quotations: 0, offers: 0, lastActivity: '' };
      const lastActivity = use.lastActivity < createdAt ? createdAt : use.lastActivity;
      uses.set(customer, { ...use, [what]: use[what] + 1, lastActivity });
    }
  return [...uses.values()];
}
