/** State of a navigation to the list: open the new-quotation dialog. */
export const askForNew = { newQuotation: true };

export const asksForNew = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'newQuotation' in state;
