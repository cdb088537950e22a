/** Characters of a reason or a note. */
export const longestReason = 500;
