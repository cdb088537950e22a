import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { offerFileName } from '#shared/offers/offer-file-name.ts';
import { OfferFileDocument } from '#web/graphql/offers.ts';
import { fetched, saveFile } from '#web/lib/call-function.ts';
import { request } from '#web/lib/graphql.ts';
import { mailWords } from './start-texts.ts';

/** The address of a version's stored PDF, good for a minute. */
export const versionFileAddress = async (offer: string, version: number, signed = false): Promise<string> =>
  (await request(OfferFileDocument, { offer, version, signed })).offerFile;

/** Hands the stored PDF to the device's share sheet, or saves it where the browser shares no files (SND-028). */
export async function sharePdf(offer: OfferDraft, version: number): Promise<void> {
  const content = await (await fetched(await versionFileAddress(offer.id, version))).blob();
  const name = offerFileName(offer, 'pdf', { title: mailWords(offer.language).document });
  const files = [new File([content], name, { type: 'application/pdf' })];
  if (!navigator.canShare?.({ files })) return saveFile(content, name);
  try {
    await navigator.share({ files });
  } catch (error) {
    // A sheet that is closed is no failure; one that the browser refuses leaves the file.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    saveFile(content, name);
  }
}
