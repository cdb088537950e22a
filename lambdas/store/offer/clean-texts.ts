import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import type { OfferTexts } from '#shared/schemas/offer.ts';

/** Texts as they may be stored and shown: rich ones without what is not allowed. One that says nothing is none. */
export function cleanTexts<Given extends Partial<OfferTexts>>({ timing, payment, ...rich }: Given): Given {
  const clean = Object.entries(rich).map(([name, html]) => {
    const text = html == null ? html : sanitise(html);
    return [name, text && !hasText(text) ? null : text];
  });
  // The two lines are no markup.
  const lines = { ...(timing !== undefined && { timing }), ...(payment !== undefined && { payment }) };
  return { ...Object.fromEntries(clean), ...lines } as Given;
}
