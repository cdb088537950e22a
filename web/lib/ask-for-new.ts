type Asked = { newQuotation: true; product?: string; customer?: string };

/** State of a navigation to the list of quotations: opens the dialog of a new one. */
export const askForNew: Asked = { newQuotation: true };

/** The same for a quotation that begins with a product, by its id. */
export const askForNewWith = (product: string): Asked => ({ ...askForNew, product });

/** The same for a quotation of a customer, by its id. */
export const askForNewOf = (customer: string): Asked => ({ ...askForNew, customer });

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;

export const asksForNew = (state: unknown): boolean => isObject(state) && 'newQuotation' in state;

/** The product that a quotation begins with. */
export const firstProductOf = (state: unknown): string | undefined =>
  isObject(state) && 'product' in state && typeof state.product === 'string' ? state.product : undefined;

/** The customer of the quotation that is asked for. */
export const customerOf = (state: unknown): string | undefined =>
  isObject(state) && 'customer' in state && typeof state.customer === 'string' ? state.customer : undefined;
