/** Updates and their undoing: one of them at a time. */
export const priceLock = 'prices';
