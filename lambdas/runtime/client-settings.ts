/** Milliseconds until a connection stands. */
const connecting = 1_000;

/** Milliseconds until an answer begins, and between its parts; the connection counts. */
export const patience = 3_000;

/** Tries of a call by the SDK, with growing pauses. All of them end before the function that waits for them. */
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

/** The extra time of a request with a large body: the answer comes when all of it has arrived. */
export const timeFor = (bytes: number) => ({ requestTimeout: patience + Math.ceil(bytes / slowest) });
