import type { SentProduct } from '#shared/catalogue/product-of-input.ts';
import type { Plan, PlannedEntry } from './plan.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { hasSameContent } from './same-content.ts';
import { knownIn } from './without-prices.ts';

type Clean = (html: string) => string;
type Texts = SentProduct['details'];

/** A plan with rich texts as a save stores them; a product that then says what is stored stays as it is. */
export function withCleanTexts({ entries, left }: Plan, stored: StoredCatalogue, clean: Clean): Plan {
  const known = knownIn(entries, stored);
  const kept = entries.flatMap((entry): PlannedEntry[] => {
    if (entry.kind !== 'product') return [entry];
    const before = stored.products.get(entry.id);
    const { details, specs } = entry.sent;
    const sent = {
      ...entry.sent,
      details: cleaned(details, before?.details, clean),
      specs: cleaned(specs, before?.specs, clean),
    };
    return before && hasSameContent(sent, before, known) ? [] : [{ ...entry, sent }];
  });
  const dropped = entries.length - kept.length;
  return { entries: kept, left: { ...left, product: left.product + dropped } };
}

/** Cleaning takes its time, and stored texts are clean. */
function cleaned(texts: Texts, before: Texts, clean: Clean): Texts {
  const asStored = (text: string, stored: string | null | undefined) =>
    text === stored ? text : clean(text);
  return (
    texts && {
      it: asStored(texts.it, before?.it),
      en: texts.en && asStored(texts.en, before?.en),
      de: texts.de && asStored(texts.de, before?.de),
    }
  );
}
