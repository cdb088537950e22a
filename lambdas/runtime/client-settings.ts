/** Milliseconds until a connection stands. */
const connecting = 1_000;

/** Milliseconds until an answer begins, and between its parts; the connection counts. */
export const patience = 3_000;

/**
 * Tries of a call, by the SDK, with growing pauses: of what was throttled, broke off, took too long, or failed within the
 * service. All together they end before the function does that waits for them.
 */
export const mostTries = 4;

/** How every client of AWS waits and tries again: by themselves they wait for ever. */
export const clientSettings = (maxAttempts = mostTries) => ({
  maxAttempts,
  requestHandler: {
    connectionTimeout: connecting,
    requestTimeout: patience,
    socketTimeout: patience,
    throwOnRequestTimeout: true,
  },
});

/** Bytes that are sent in a millisecond at the least. */
const slowest = 2_000;

/** What a request with a large body is given beside: it is answered when all of it has arrived. */
export const timeFor = (bytes: number) => ({ requestTimeout: patience + Math.ceil(bytes / slowest) });
