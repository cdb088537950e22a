import type * as z from 'zod/mini';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { embeddedLogo } from '#lambdas/store/document/embedded-logo.ts';
import type { LogoOf } from '#lambdas/store/document/printed-logo.ts';
import { redeemShareLink } from '#lambdas/store/pass/share-link-store.ts';
import { shareAddress } from '#lambdas/store/pass/share-token.ts';
import { presentQuotation } from '#lambdas/store/quotation/presented-quotation.ts';
import { readableQuotation } from '#lambdas/store/quotation/readable-quotation.ts';
import { documentKind } from '#shared/document/document-kind.ts';
import { type DocumentModel, documentModel } from '#shared/document/document-model.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedQuotation } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type documentInput, optionsOf } from './document-input.ts';
import { type AskedDocument, readShared } from './read-shared.ts';
import { documentTexts, type SheetTexts } from './texts.ts';

export type ReadDocument = {
  quotation: Quotation;
  priced: PricedQuotation;
  model: DocumentModel;
  /** The word in the name of its file. */
  kind: string | null;
  texts: SheetTexts;
};

type Asked = z.output<typeof documentInput>;
type Surroundings = Pick<Context, 'caller' | 'now'>;

/** Reads no file. */
const keptLogo: LogoOf = async (imageUrl) => embeddedLogo(imageUrl);

/** The quotation an address asks for, as its documents show it. */
export async function readDocument(
  asked: Asked,
  around: Surroundings,
  logoOf: LogoOf = keptLogo,
): Promise<ReadDocument> {
  const { caller, now } = around;
  const { quotation, priced, options } =
    caller.kind === 'guest' ? await readShared(caller.link, asked.lang, now) : await readAsked(asked, around);
  const texts = documentTexts[options.language];
  const { showLogo, imageUrl } = quotation.user;
  const ownerLogo = showLogo ? await logoOf(imageUrl) : null;
  const model = documentModel(quotation, priced, { ...options, now, ownerLogo }, texts);
  return { quotation, priced, model, kind: documentKind(options, texts), texts };
}

async function readAsked(asked: Asked, { caller, now }: Surroundings): Promise<AskedDocument> {
  const quotation = await presentQuotation(await readableQuotation(signedInUser(caller), asked.q));
  const linkToken = caller.kind === 'user' && caller.linkToken;
  const onlineVersion = linkToken ? await onlineVersionOf(asked.q, linkToken, now) : undefined;
  const priced = priceQuotation(quotation);
  return { quotation, priced, options: { ...optionsOf(asked, quotation.user.language), onlineVersion } };
}

/** The address where a reader finds the present document, as long as the link works. */
async function onlineVersionOf(quotation: string, token: string, now: Date) {
  const { expiresAt } = await redeemShareLink(quotation, token, now);
  return { address: shareAddress(quotation, token), until: expiresAt };
}
