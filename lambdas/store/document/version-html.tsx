import { OfferDocument } from '#shared/document/offer/offer-document.tsx';
import { offerSeal } from '#shared/document/offer/offer-seal.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { offerStyle } from '#shared/document/offer/offer-style.ts';
import { titledNotice } from '#shared/document/offer/withdrawal-notice.ts';
import { offerDocumentTexts } from './offer-document-texts.ts';
import { pageHtml } from './page-html.tsx';

type Frozen = {
  snapshot: OfferSnapshot;
  /** SHA-256 of the snapshot. */
  hash: string;
  /** The address of the link that the document shows; null: none. */
  address: string | null;
  /** The logo as part of the page. */
  logo: string | null;
};

/** The document of a version, from its snapshot alone (SND-005). */
export function versionHtml({
  snapshot: { model, number, withdrawal },
  hash,
  address,
  logo,
}: Frozen): string {
  const texts = offerDocumentTexts[model.language];
  const { owner } = model;
  const shown = {
    ...model,
    owner: { ...owner, logo: owner.logo && logo ? { ...owner.logo, address: logo } : null },
  };
  return pageHtml({
    ...{ language: model.language, title: `${model.title} ${number}`, style: offerStyle(model, texts) },
    content: (
      <OfferDocument
        model={shown}
        notice={titledNotice(withdrawal, texts)}
        seal={offerSeal(hash, address, texts)}
      />
    ),
  });
}
