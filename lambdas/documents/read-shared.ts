import { listPhases } from '#lambdas/store/phase-store.ts';
import { present, presentQuotation } from '#lambdas/store/presented-quotation.ts';
import { readQuotation, type StoredQuotation } from '#lambdas/store/quotation-store.ts';
import { noteOpening } from '#lambdas/store/share-link-store.ts';
import { type DocumentOptions, documentLanguage } from '#shared/document/document-options.ts';
import { DomainError } from '#shared/errors.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { ShareLink } from '#shared/schemas/share-link.ts';
import { isPhaseVisible } from '#shared/visibility/is-phase-visible.ts';

/** A quotation and how its document is to be made. */
export type AskedDocument = { quotation: Quotation; options: DocumentOptions };

/** The quotation of a share link, as far as its audience may see it; notes that it was opened. */
export async function readShared(
  link: ShareLink,
  lang: string | undefined,
  now: Date,
): Promise<AskedDocument> {
  const stored = await readQuotation(link.quotation);
  if (!stored) throw new DomainError('link-expired');
  const shared = await audiences[link.audience](stored);
  await noteOpening(link, now);
  const { showPrices, showSpecs } = link;
  const language = documentLanguage(lang, link.language);
  return {
    quotation: shared.quotation,
    options: { language, type: 0, showPrices, showSpecs, phases: shared.phases },
  };
}

type Shared = Pick<AskedDocument, 'quotation'> & Pick<DocumentOptions, 'phases'>;

/** The site gets a quotation without a price list: then there is no money anywhere (QCA-003). */
const audiences: Record<ShareLink['audience'], (stored: StoredQuotation) => Promise<Shared>> = {
  CUSTOMER: async (stored) => ({ quotation: await presentQuotation(stored) }),
  SITE: async (stored) => ({
    quotation: present(stored, undefined),
    phases: await phasesOf(stored),
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
