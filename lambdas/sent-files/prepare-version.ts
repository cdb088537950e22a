import { inlineFile } from '#lambdas/runtime/content-disposition.ts';
import { writeFile } from '#lambdas/runtime/files/files.ts';
import { renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { offerDocumentTexts } from '#lambdas/store/document/offer-document-texts.ts';
import { printedLogo } from '#lambdas/store/document/printed-logo.ts';
import { versionHtml } from '#lambdas/store/document/version-html.tsx';
import { offerFolder, versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { snapshotOf, type WorkingCopy } from '#lambdas/store/sent-offer/working-copy.ts';
import {
  type OfferSnapshot,
  type SnapshotOptions,
  snapshotForm,
} from '#shared/document/offer/offer-snapshot.ts';
import { DomainError } from '#shared/errors.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { sha256Hex } from '#shared/offers/sending/sha256-hex.ts';

/** Bytes of the largest snapshot. */
const largestSnapshot = 1024 * 1024;

/** A version whose files are stored, and that nobody can open yet. */
export type PreparedVersion = {
  snapshot: OfferSnapshot;
  snapshotHash: string;
  pdf: Uint8Array<ArrayBuffer>;
  pdfHash: string;
  fileName: string;
};

type As = Pick<SnapshotOptions, 'now' | 'version'> & {
  /** The address that its document shows; null: none. */
  address: string | null;
};

/** Freezes a working copy: renders its document once, and stores both files (SND-005, SND-007). */
export async function prepareVersion(working: WorkingCopy, as: As): Promise<PreparedVersion> {
  const { offer, user } = working;
  const logo = user.showLogo ? await printedLogo(user.imageUrl) : null;
  const kept = logo && (await keptLogo(working, logo));
  const snapshot = snapshotOf(working, { now: as.now, version: as.version, logo: kept });
  const form = Buffer.from(snapshotForm(snapshot));
  if (form.length > largestSnapshot) throw new DomainError('too-large');
  const snapshotHash = await sha256Hex(form);
  const pdf = new Uint8Array(
    await renderPdf(versionHtml({ snapshot, hash: snapshotHash, address: as.address, logo })),
  );
  const { title } = offerDocumentTexts[offer.language];
  const fileName = offerFileName(offer, 'pdf', { title });
  const named = { uid: user.id, offer: offer.id };
  await Promise.all([
    writeFile(versionFile(named, as.version.number, '.json'), form, { ContentType: 'application/json' }),
    writeFile(versionFile(named, as.version.number, '.pdf'), pdf, {
      ...{ ContentType: 'application/pdf', ContentDisposition: inlineFile(fileName) },
    }),
  ]);
  return { snapshot, snapshotHash, pdf, pdfHash: await sha256Hex(pdf), fileName };
}

/** The owner's logo as a file beside the snapshot, named by its content: theirs may change. */
async function keptLogo({ user, offer }: WorkingCopy, logo: string): Promise<string> {
  const [, type = '', content = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(logo) ?? [];
  const bytes = Buffer.from(content, 'base64');
  const name = `logo-${await sha256Hex(bytes)}.${type}`;
  await writeFile(`${offerFolder(user.id, offer.id)}${name}`, bytes, { ContentType: `image/${type}` });
  return name;
}
