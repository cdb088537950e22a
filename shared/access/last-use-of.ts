/** Seconds that an access token is good for: a session that is over may still have one. */
const tokenSeconds = 3600;

/** Seconds from its sign-in that a session lasts at most, however it is used (SES-067). */
const sessionSeconds = 30 * 86_400;

/** When nothing of a session that began at `signedInAt` can be of use any more; both in seconds since 1970. */
export const lastUseOf = (signedInAt: number): number => signedInAt + sessionSeconds + tokenSeconds;
