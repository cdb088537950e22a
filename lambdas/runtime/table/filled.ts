/** Fields as an item has them: those without a value are left out. */
export const filled = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
