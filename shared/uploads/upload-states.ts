/**
 * What becomes of an uploaded file, as a tag on it (decision 9): the bucket's own rules remove what was never claimed, and
 * what was retired, after a while.
 */
export const stateTag = 'state';
export const uploadStates = ['unclaimed', 'kept', 'retired'] as const;
export type UploadState = (typeof uploadStates)[number];

/** Days an upload waits for who asked for it to store it. */
export const unclaimedDays = 3;

/** Days a retired file is kept: copies in quotations show it for 24 months. */
export const retiredDays = 730;
