import { randomBytes } from 'node:crypto';

/** 128 random bits: an id that cannot be guessed (decision 17). */
export const newId = (): string => randomBytes(16).toString('hex');
