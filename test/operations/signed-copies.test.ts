import { createHash } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bucketClient } from '#lambdas/runtime/files/bucket.ts';
import { readFile } from '#lambdas/runtime/files/files.ts';
import { log } from '#lambdas/runtime/log.ts';
import { closeBrowser, renderPdf } from '#lambdas/runtime/pdf/render-pdf.ts';
import { client } from '#lambdas/runtime/table/table.ts';
import { certifyAcceptances } from '#lambdas/sent-files/certify-acceptances.ts';
import {
  endCertificate,
  listDueCertificates,
  readAcceptance,
} from '#lambdas/store/sent-offer/acceptance-store.ts';
import { listDeliveries } from '#lambdas/store/sent-offer/delivery-store.ts';
import { readHash } from '#lambdas/store/sent-offer/known-hash-store.ts';
import { offerLinks } from '#lambdas/store/sent-offer/offer-link-store.ts';
import { versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { anAcceptanceOf, askPage, pageFor } from '#test/support/offer-page-api.ts';
import { anotherLink, aSentOffer, type SentOffer, sentAt } from '#test/support/sent-offers.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';

let door: ServedLocally;
/** A page as small as a page can be, for runs whose content does not matter. */
let aPage: Uint8Array;
let anotherPage: Uint8Array;
beforeAll(async () => {
  // Copies that cannot be made say so.
  log.setLogLevel('SILENT');
  door = await openHttpDoor(new Date(sentAt.getTime() + 500 * 3_600_000), 4000);
  aPage = await renderPdf('<p>Pagina</p>');
  anotherPage = await renderPdf('<p>Altra pagina</p>');
  // Those of other tests.
  await Promise.all((await listDueCertificates(soon())).map(endCertificate));
});
afterAll(async () => {
  log.setLogLevel('INFO');
  await door.close();
  await closeBrowser();
});

const soon = () => new Date(sentAt.getTime() + 600 * 3_600_000);
const certify = (print = async (_: string) => aPage) =>
  certifyAcceptances(print, soon, Number.POSITIVE_INFINITY);

type Mail = {
  to: string[];
  subject: string;
  tags: Record<string, string>;
  files: { name: string; size: number }[];
};
const mailsAbout = async (offer: string): Promise<Mail[]> => {
  const all: Mail[] = await (await fetch(`${cloudUrl}/_local/mail.json`)).json();
  return all.filter((mail) => JSON.stringify(mail).includes(offer) && /copia firmata/.test(mail.subject));
};

async function anAccepted(wish: Parameters<typeof aSentOffer>[0] = {}): Promise<SentOffer> {
  const sent = await aSentOffer({ print: async () => aPage, ...wish });
  expect((await askPage(door.url, sent, 'accept', anAcceptanceOf(sent))).status).toBe(200);
  return sent;
}

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

const signedFile = ({ uid, offer }: SentOffer) => readFile(versionFile({ uid, offer }, 1, '-signed.pdf'));

describe('the signed copy', () => {
  it('is the sent PDF with the certificate after it, known by its SHA-256 [ACC-033, ACC-034, ACC-045]', async () => {
    const sent = await anAccepted({ print: renderPdf });
    await certify(renderPdf);
    const signed = await signedFile(sent);
    expect(Buffer.from(signed.subarray(0, sent.pdf.length)).equals(Buffer.from(sent.pdf))).toBe(true);
    const [before, after] = [await pagesOf(sent.pdf), await pagesOf(signed)];
    expect(after.slice(0, -1)).toEqual(before);
    for (const part of [
      'Certificato di accettazione',
      'Maria Verdi',
      sent.hash,
      'Offerta 18/2026 · versione 1',
    ])
      expect(after.at(-1)).toContain(part);
    const hash = createHash('sha256').update(signed).digest('hex');
    expect(await readAcceptance(sent.offer)).toMatchObject({ signedHash: hash, signedSize: signed.length });
    expect(await readHash(hash)).toMatchObject({
      kind: 'signed',
      offer: sent.offer,
      number: '18/2026',
      version: 1,
    });
    expect(await listDueCertificates(soon())).not.toContain(sent.offer);
  });

  it('is downloaded by every link of the offer from then on [ACC-036]', async () => {
    const sent = await anAccepted();
    const other = await anotherLink(sent);
    expect((await askPage(door.url, other, 'look')).body).toMatchObject({ state: 'accepted', signed: false });
    await certify();
    expect((await askPage(door.url, other, 'look')).body).toMatchObject({ signed: true });
    expect((await pageFor(door.url, other)).content?.accepted?.signed).toBe(true);
    const { body } = await askPage(door.url, other, 'file', { version: 1, signed: true });
    const file = await fetch(String(body.address));
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.from(await signedFile(sent)));
    expect(file.headers.get('content-disposition')).toContain('copia firmata');
  });

  it('reaches both by mail, once each, however often it is looked at [ACC-035]', async () => {
    const sent = await anAccepted();
    for (let run = 0; run < 3; run += 1) await certify();
    const mails = await mailsAbout(sent.offer);
    expect(mails).toHaveLength(2);
    const size = (await signedFile(sent)).length;
    for (const mail of mails) expect(mail.files).toEqual([expect.objectContaining({ size })]);
    expect(mails.filter(({ to }) => to[0] === 'maria.verdi@example.com')).toHaveLength(1);
    const [delivery] = (await listDeliveries(sent.offer)).filter(({ kind }) => kind === 'copy');
    expect(delivery).toMatchObject({ address: 'maria.verdi@example.com', version: 1 });
  });

  it('goes to nobody who has no address; its owner has it all the same [ACC-035]', async () => {
    const sent = await anAccepted({ recipient: null, recipients: [], channel: 'link' });
    await certify();
    const mails = await mailsAbout(sent.offer);
    expect(mails.map(({ to }) => to[0])).not.toContain('maria.verdi@example.com');
    expect(mails).toHaveLength(1);
    expect(await listDeliveries(sent.offer)).toEqual([]);
  });

  it('moves the end of the links to a year after the acceptance, and their addresses stay [SND-031]', async () => {
    const sent = await anAccepted();
    await certify();
    const link = await offerLinks.read(sent.offer, sent.link.id, soon());
    const { at = '' } = (await readAcceptance(sent.offer)) ?? {};
    expect(Date.parse(link?.expiresAt ?? '')).toBe(Date.parse(at) + 365 * 86_400_000);
    expect((await askPage(door.url, sent, 'look')).status).toBe(200);
  });

  it('waits for no other that cannot be made, and is made once that can [ACC-033]', async () => {
    const [broken, fine] = [await anAccepted(), await anAccepted()];
    const { at = '' } = (await readAcceptance(broken.offer)) ?? {};
    expect(at < ((await readAcceptance(fine.offer))?.at ?? '')).toBe(true);
    const due = (await listDueCertificates(soon())).length;
    let prints = 0;
    await certify(async () => {
      prints += 1;
      if (prints <= due - 1) throw new Error('The PDF took too long.');
      return aPage;
    });
    expect((await readAcceptance(fine.offer))?.signedHash).not.toBeNull();
    expect((await readAcceptance(broken.offer))?.signedHash).toBeNull();
    await certify();
    expect((await readAcceptance(broken.offer))?.signedHash).not.toBeNull();
  });

  it('made by two runs at once is one file, and one mail each [ACC-033, ACC-035]', async () => {
    const sent = await anAccepted();
    await Promise.all([aPage, anotherPage].map((page) => certify(async () => page)));
    const hash = createHash('sha256')
      .update(await signedFile(sent))
      .digest('hex');
    expect((await readAcceptance(sent.offer))?.signedHash).toBe(hash);
    expect(await mailsAbout(sent.offer)).toHaveLength(2);
  });
});

describe('a run that is killed', () => {
  it('at any of its writes is followed by one that ends it: one file, each mail once at most [ACC-033, ACC-035]', async () => {
    await certify();
    let writes = 0;
    for (let isWhole = false; !isWhole; writes += 1) {
      const sent = await anAccepted();
      killAfter(writes, [client, bucketClient]);
      await certify().catch(() => {});
      vi.restoreAllMocks();
      isWhole = !(await listDueCertificates(soon())).includes(sent.offer);
      const early = await signedFile(sent).catch(() => undefined);
      // Chromium makes no page twice alike.
      await certify(async () => anotherPage);
      const signed = await signedFile(sent);
      // A stored file stays as it is.
      if (early) expect(Buffer.from(signed).equals(Buffer.from(early)), `${writes} writes`).toBe(true);
      const hash = createHash('sha256').update(signed).digest('hex');
      expect((await readAcceptance(sent.offer))?.signedHash, `${writes} writes`).toBe(hash);
      const to = (await mailsAbout(sent.offer)).map((mail) => mail.to[0]);
      expect(new Set(to).size, `${writes} writes`).toBe(to.length);
      // Without a mail the delivery says that nobody knows (SND-022).
      const [delivery] = await listDeliveries(sent.offer);
      if (!to.includes('maria.verdi@example.com'))
        expect(delivery?.status, `${writes} writes`).toBe('unknown');
      expect(await listDueCertificates(soon())).not.toContain(sent.offer);
    }
    expect(writes).toBeGreaterThan(5);
  });
});
