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
    const [details, specs] = (['details', 'specs'] as const).map((field) =>
      cleaned(entry.sent[field], before?.[field], clean),
    );
    if (details === entry.sent.details && specs === entry.sent.specs) return [entry];
    const sent = { ...entry.sent, details, specs };
    return before && hasSameContent(sent, before, known) ? [] : [{ ...entry, sent }];
  });
  const dropped = entries.length - kept.length;
  return { entries: kept, left: { ...left, product: left.product + dropped } };
}

/** The same where nothing is to clean: cleaning takes its time, and stored texts are clean. */
function cleaned(texts: Texts, before: Texts, clean: Clean): Texts {
  if (!texts) return texts;
  const { it, en, de } = texts;
  const asStored = (text: string, stored: string | null | undefined) =>
    text === stored ? text : clean(text);
  const all = {
    it: asStored(it, before?.it),
    en: en && asStored(en, before?.en),
    de: de && asStored(de, before?.de),
  };
  return all.it === it && all.en === en && all.de === de ? texts : all;
}
