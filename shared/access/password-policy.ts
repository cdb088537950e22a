/** Lengths of a password (USR-039, USR-069, WDA-059): the user pool, the server and every form keep the same. */
export const passwordPolicy = { minLength: 6, maxLength: 256 } as const;
