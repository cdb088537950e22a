import * as z from 'zod/mini';
import { localised } from './localised.ts';

/** A plain text of older configurations is an Italian one (OPW-13). */
export const configText = z.pipe(
  z.union([z.string(), localised]),
  z.transform((text) => (typeof text === 'string' ? { it: text } : text)),
);
/** A text that may be missing: then it is `null`. */
export const optionalText = z._default(z.nullable(configText), null);
/** Plain text that explains a question or an answer. Older configurations have none, and stay as they are. */
export const hintText = z.nullish(configText);

/** Texts that name tags by their slugs; also products and price lists by their ids. */
export const slugs = z.array(z.string());

/** An answer that was given to a question. */
const pair = z.looseObject({ questionId: z.string(), answerId: z.string() });
export type Pair = { questionId: string; answerId: string };

/** The visibilities of an item while no condition holds. */
export const itemVisibilities = ['always_visible', 'always_hidden'] as const;

/** When an item is shown, by answers that were given before. */
export const pairRule = {
  /** The visibility while none of the conditions holds; without conditions an item is always visible (OPW-04). */
  visibility: z._default(z.enum(itemVisibilities), 'always_visible'),
  conditions: z._default(z.array(pair), []),
};

/** `false`: never shown; a list: while one of these tags is there; else always (WIZ-032, OPW-06). */
const visible = z.pipe(
  z.nullish(z.union([z.boolean(), slugs])),
  z.transform((shown) => (shown === false || (Array.isArray(shown) && shown.length > 0) ? shown : true)),
);

/** When a question or an answer is shown. */
export const shownRule = {
  ...pairRule,
  visible,
  /** Tags and given answers of which one hides the item that carries them (WIZ-034, OPW-05). */
  hidden: z._default(z.array(z.union([z.string(), pair])), []),
};
