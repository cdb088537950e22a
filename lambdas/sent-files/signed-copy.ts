import { env } from '#lambdas/runtime/env.ts';
import { readFile, writeOnce } from '#lambdas/runtime/files/files.ts';
import { pagesAfter } from '#lambdas/runtime/pdf/pages-after.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { certificateTexts } from '#lambdas/store/document/certificate-texts.ts';
import { notingSignedCopy } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { addingHash } from '#lambdas/store/sent-offer/known-hash-store.ts';
import { versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { pagesOfMails } from '#shared/access/routes.ts';
import { certificateModel } from '#shared/document/certificate/certificate-model.ts';
import { chosenNames } from '#shared/document/certificate/chosen-names.ts';
import type { OfferSnapshot } from '#shared/document/offer/offer-snapshot.ts';
import { acceptedTotals } from '#shared/offers/accepting/accepted-totals.ts';
import { sha256Hex } from '#shared/offers/sending/sha256-hex.ts';
import { fileName } from '#shared/quotation-name/quotation-file-name.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import { certificateHtml } from './certificate-html.tsx';

/** Makes the PDF of a page. */
export type Print = (html: string) => Promise<Uint8Array>;

export type SignedCopy = { content: Uint8Array; name: string };

/**
 * The signed copy of an accepted offer: the sent PDF and the certificate after it. It is made and stored once (ACC-033). A
 * run that was killed between the file and its note leaves the file, and the next one takes it.
 */
export async function signedCopy(
  acceptance: Acceptance,
  snapshot: OfferSnapshot,
  print: Print,
): Promise<SignedCopy> {
  const key = versionFile(acceptance, acceptance.version, '-signed.pdf');
  const name = nameOf(snapshot);
  if (acceptance.signedHash) return { content: await readFile(key), name };
  const made = await makeCopy(acceptance, snapshot, print);
  const content = await writeOnce({ key, body: made, type: 'application/pdf', fileName: name });
  const hash = await sha256Hex(new Uint8Array(content));
  const { offer, uid, version, at } = acceptance;
  await transact([
    notingSignedCopy(offer, hash, content.length),
    addingHash(hash, { kind: 'signed', offer, uid, number: snapshot.number, version, at }),
  ]);
  return { content, name };
}

/** 'Offerta 12-2026 - copia firmata.pdf'. */
const nameOf = ({ model, number, language }: OfferSnapshot): string =>
  fileName(`${model.title} ${number} - ${certificateTexts[language].copy}`, 'pdf');

async function makeCopy(acceptance: Acceptance, snapshot: OfferSnapshot, print: Print): Promise<Uint8Array> {
  const texts = certificateTexts[snapshot.language];
  const { model, number, version } = snapshot;
  // The head of the certificate has the name alone: the logo stands on the pages before it.
  const sent = { model: { ...model, owner: { ...model.owner, logo: null } }, number, version };
  const checkAddress = `${env.webOrigin}${pagesOfMails.check}#v=${acceptance.snapshotHash}`;
  const totals = acceptedTotals(snapshot, { acceptance, outcome: null });
  const agreed = { chosen: chosenNames(snapshot, totals.chosen), totals };
  const page = certificateHtml(certificateModel({ sent, acceptance, ...agreed, checkAddress }, texts), texts);
  const [first, added] = await Promise.all([
    readFile(versionFile(acceptance, acceptance.version, '.pdf')),
    print(page),
  ]);
  return pagesAfter(first, added);
}
