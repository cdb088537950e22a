type Asked = { newQuotation: true; product?: string };

/** State of a navigation to the list of quotations: opens the dialog of a new one. */
export const askForNew: Asked = { newQuotation: true };

/** The same for a quotation that begins with a product, by its id. */
export const askForNewWith = (product: string): Asked => ({ ...askForNew, product });

const isObject = (state: unknown): state is object => typeof state === 'object' && state !== null;

export const asksForNew = (state: unknown): boolean => isObject(state) && 'newQuotation' in state;

/** The product that a quotation begins with. */
export const firstProductOf = (state: unknown): string | undefined =>
  isObject(state) && 'product' in state && typeof state.product === 'string' ? state.product : undefined;
