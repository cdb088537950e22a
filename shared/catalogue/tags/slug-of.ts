import { longestSlug } from '#shared/schemas/tag-input.ts';

/** The slug that a name suggests: lower-case letters, digits, hyphens (OPC-14). */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
