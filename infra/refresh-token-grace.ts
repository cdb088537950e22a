/** Seconds for which a renewed refresh token stays good, the most that Cognito takes; the local cloud does the same. */
export const refreshTokenGrace = 60;
