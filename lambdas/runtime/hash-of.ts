import { createHash } from 'node:crypto';

/** SHA-256 of a text, as base64url. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
