import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { noteOpening } from '#lambdas/store/pass/share-link-store.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readQuotation, type StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { readOwner } from '#lambdas/store/user/user-store.ts';
import { type DocumentOptions, documentLanguage } from '#shared/document/document-options.ts';
import { DomainError } from '#shared/errors.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import { withoutMoney } from '#shared/pricing/without-money.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';

/** A quotation and how its document is to be made. */
export type AskedDocument = { quotation: Quotation; priced: PricedQuotation; options: DocumentOptions };

/** The quotation of a share link, as far as its audience may see it; notes that it was opened. */
export async function readShared(
  link: ShareLink,
  lang: string | undefined,
  now: Date,
): Promise<AskedDocument> {
  const stored = await readQuotation(link.quotation);
  if (!stored || !(await isOfSomebody(stored))) throw new DomainError('link-expired');
  const quotation = await presentQuotation(stored);
  const shared = await audiences[link.audience](stored, priceQuotation(quotation));
  await noteOpening(link, now);
  const { showPrices, showSpecs } = link;
  const language = documentLanguage(lang, link.language);
  return {
    quotation,
    priced: shared.priced,
    options: { language, type: 0, showPrices, showSpecs, ...shared.options },
  };
}

/** A link is good while who shows the quotation could: archived or gone, they show nothing any more. */
async function isOfSomebody({ header }: StoredQuotation): Promise<boolean> {
  const owner = await readOwner(header.uid);
  return owner !== undefined && !owner.archived;
}

type Shared = { priced: PricedQuotation; options?: Pick<DocumentOptions, 'phases' | 'forSite'> };
type Audience = (stored: StoredQuotation, priced: PricedQuotation) => Promise<Shared>;

const audiences: Record<ShareLink['audience'], Audience> = {
  CUSTOMER: async (_, priced) => ({ priced }),
  SITE: async (stored, priced) => ({
    priced: withoutMoney(priced),
    options: { forSite: true, phases: await phasesOf(stored) },
  }),
};

/** The names of the phases each row is for, in their order. */
async function phasesOf({ header, rows }: StoredQuotation): Promise<DocumentOptions['phases']> {
  const phases = (await listPhases()).filter((phase) => isPhaseVisible(phase, header.user));
  return new Map(
    rows.map(({ sId, product }) => [
      sId,
      phases.filter(({ id }) => product.phases.includes(id)).map(({ name }) => name),
    ]),
  );
}
