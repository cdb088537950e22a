/** Milliseconds of 24 hours. */
export const day = 86_400_000;
