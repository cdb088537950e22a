/** Milliseconds to wait for a connection. */
const connectionTimeout = 1_000;

/** Milliseconds to wait for the beginning of an answer, connection included, and between two parts of it. */
export const patience = 3_000;

/** How often the SDK tries a call, with growing pauses. All tries end before the function times out. */
export const mostTries = 4;

/** Timeouts and retries of every AWS client: without them a client waits for ever. */
export const clientSettings = (maxAttempts = mostTries, wait = patience) => ({
  maxAttempts,
  requestHandler: {
    connectionTimeout,
    requestTimeout: wait,
    socketTimeout: wait,
    throwOnRequestTimeout: true,
  },
});

/** Bytes that the slowest connection sends in a millisecond. */
const slowestRate = 2_000;

/** The timeout of a request with a large body: its answer begins when the whole body has arrived. */
export const timeFor = (bytes: number) => ({ requestTimeout: patience + Math.ceil(bytes / slowestRate) });
