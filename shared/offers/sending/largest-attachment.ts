/** Bytes: a larger PDF is not attached to a mail (SND-018). */
export const largestAttachment = 7_000_000;
