import { mergeChanges } from '#shared/merge-changes.ts';
import type { AttachmentDraft, ConsumptionRangeDraft, PriceRangeDraft, ProductDraft } from './draft.ts';

type Keyed = { key: number };

/** The parts of a list with the keys of those in `base` that they are alike; others get keys of their own. */
function keyedAs<Part extends Keyed>(
  parts: readonly Part[],
  base: readonly Part[],
  isAlike: (one: Part, other: Part) => boolean,
): Part[] {
  const left = [...base];
  return parts.map((part, index) => {
    const found = left.findIndex((other) => isAlike(part, other));
    const [alike] = found < 0 ? [] : left.splice(found, 1);
    return { ...part, key: alike?.key ?? -1 - index };
  });
}

const isSamePrices = (one: PriceRangeDraft, other: PriceRangeDraft) =>
  one.packs.some(({ id }) => other.packs.some((pack) => pack.id === id)) || one.name === other.name;

const withRequired = (range: ConsumptionRangeDraft, base: readonly ConsumptionRangeDraft[]) => {
  const required = base.find(({ key }) => key === range.key)?.requiredProducts ?? [];
  const isSameProduct = (one: { product: string }, other: { product: string }) =>
    one.product === other.product;
  return { ...range, requiredProducts: keyedAs(range.requiredProducts, required, isSameProduct) };
};

/** Another version of a product, whose parts have the keys that they have in `base`: the keys of a draft are places. */
function alignedTo(base: ProductDraft, theirs: ProductDraft): ProductDraft {
  const attachments = (language: keyof ProductDraft['attachments']) =>
    keyedAs<AttachmentDraft>(
      theirs.attachments[language],
      base.attachments[language],
      (one, other) => one.url === other.url,
    );
  return {
    ...theirs,
    attachments: { it: attachments('it'), en: attachments('en'), de: attachments('de') },
    priceranges: keyedAs(theirs.priceranges, base.priceranges, isSamePrices),
    consumptionranges: keyedAs(
      theirs.consumptionranges,
      base.consumptionranges,
      (one, other) => one.name === other.name,
    ).map((range) => withRequired(range, base.consumptionranges)),
  };
}

/** One's own edits of a product, laid on what somebody else saved meanwhile. */
export const mergeProductDrafts = (base: ProductDraft, mine: ProductDraft, theirs: ProductDraft) =>
  mergeChanges(base, mine, alignedTo(base, theirs));
