import * as z from 'zod/mini';
import { text } from './text.ts';

/** Says whether a link to this address opens a page; no other address runs anything either (OPC-30). */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\//i.test(address) && URL.canParse(address);

/** Opened by people who read the product. */
export const webAddress = text().check(z.maxLength(2000), z.refine(isWebAddress));
