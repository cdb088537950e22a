import { readFileIfThere } from '#lambdas/runtime/files/files.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { readSentHead } from '#lambdas/store/sent-offer/sent-head-store.ts';
import { listVersions, versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { writeArchivePart } from './archive-store.ts';
import { withoutKeys } from './own-records.ts';
import { type Files, zipPart } from './zip-part.ts';

/**
 * Everything that was sent of some offers: versions, evidence, timeline, thread, mails and links as records, and all files. Each offer
 * is a part of its own, as large as its PDFs are (ACC-048).
 */
export async function writeSentOffers(
  uid: string,
  ids: readonly string[],
  { job, at }: { job: string; at: string },
): Promise<void> {
  for (const id of ids) {
    const files = await filesOf(uid, id);
    if (files) await writeArchivePart(job, `offer-${id}`, zipPart(files, at));
  }
}

async function filesOf(uid: string, offer: string): Promise<Files | undefined> {
  const head = await readSentHead(offer);
  if (head?.uid !== uid) return undefined;
  const [records, links] = await Promise.all(
    [partitions.sentOffer(offer), partitions.shareLinks(offer)].map((partition) =>
      itemsOf(partition, { ConsistentRead: true }),
    ),
  );
  const folder = `offers/sent/${offer}`;
  const files: Files = {
    [`${folder}/records.json`]: [...(records ?? []), ...(links ?? [])].map(withoutKeys),
  };
  for (const { number } of await listVersions(offer))
    for (const kind of ['.json', '.pdf', '-signed.pdf'] as const) {
      const file = await readFileIfThere(versionFile(head, number, kind));
      if (file) files[`${folder}/v${number}${kind}`] = file;
    }
  return files;
}
