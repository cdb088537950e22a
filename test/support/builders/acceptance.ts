import { certificateTexts } from '#lambdas/store/document/certificate-texts.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';

/** The example of the canonical form (F16). */
export const aHash = '6ff28fedb4b4deb57391ce344c4f75bf8e2684af0e1d921cc48926687a4f601e';

/** A signed acceptance with everything that evidence can hold. */
export const anAcceptance = (fields: Partial<Acceptance> = {}): Acceptance => ({
  ...{ offer: 'offer', uid: 'owner', version: 2, key: 'key', asked: 'digest' },
  ...{ snapshotHash: aHash, pdfHash: 'b'.repeat(64) },
  selection: { options: ['mould'], alternatives: {} },
  ...{ value: 400_000, vat: 88_000, total: 488_000 },
  texts: { terms: certificateTexts.it.ticks.terms, withdrawal: certificateTexts.it.ticks.withdrawal },
  ...{ name: 'Marco Bianchi', role: 'Amministratore' },
  signature: {
    kind: 'drawn',
    strokes: [
      [20, 150, 60, 40, 100, 150, 140, 40],
      [400, 100],
    ],
  },
  at: '2026-12-03T09:42:17.123Z',
  ...{ channel: 'email', link: 'link', recipient: 'marco.bianchi@example.com' },
  ...{ address: '93.34.12.9', browser: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' },
  ...{ sentAt: '2026-12-02T16:20:00.000Z', openedAt: '2026-12-03T09:30:01.000Z' },
  code: {
    to: 'marco.bianchi@example.com',
    sentAt: '2026-12-03T09:41:00.000Z',
    confirmedAt: '2026-12-03T09:42:17.123Z',
  },
  ...{ signedHash: null, signedSize: null },
  ...fields,
});
