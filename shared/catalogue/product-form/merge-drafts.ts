import { keyedAs } from '#shared/catalogue/keyed-as.ts';
import { mergeChanges } from '#shared/merge-changes.ts';
import type { AttachmentDraft, ConsumptionRangeDraft, PriceRangeDraft, ProductDraft } from './draft.ts';

const isSamePrices = (one: PriceRangeDraft, other: PriceRangeDraft) =>
  one.packs.some(({ id }) => other.packs.some((pack) => pack.id === id)) || one.name === other.name;

const withRequired = (range: ConsumptionRangeDraft, base: readonly ConsumptionRangeDraft[]) => {
  const required = base.find(({ key }) => key === range.key)?.requiredProducts ?? [];
  const isSameProduct = (one: { product: string }, other: { product: string }) =>
    one.product === other.product;
  return { ...range, requiredProducts: keyedAs(range.requiredProducts, required, [isSameProduct]) };
};

/** Another version of a product, whose parts have the keys that they have in `base`: the keys of a draft are places. */
function alignedTo(base: ProductDraft, theirs: ProductDraft): ProductDraft {
  const attachments = (language: keyof ProductDraft['attachments']) =>
    keyedAs<AttachmentDraft>(theirs.attachments[language], base.attachments[language], [
      (one, other) => one.url === other.url,
    ]);
  return {
    ...theirs,
    attachments: { it: attachments('it'), en: attachments('en'), de: attachments('de') },
    priceranges: keyedAs(theirs.priceranges, base.priceranges, [isSamePrices]),
    consumptionranges: keyedAs(theirs.consumptionranges, base.consumptionranges, [
      (one, other) => one.name === other.name,
    ]).map((range) => withRequired(range, base.consumptionranges)),
  };
}

/** One's own edits of a product, laid on what somebody else saved meanwhile. */
export const mergeProductDrafts = (base: ProductDraft, mine: ProductDraft, theirs: ProductDraft) =>
  mergeChanges(base, mine, alignedTo(base, theirs));
