import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { certificateTexts } from '#lambdas/store/document/certificate-texts.ts';
import { CertificateDocument } from '#shared/document/certificate/certificate-document.tsx';
import { certificateModel } from '#shared/document/certificate/certificate-model.ts';
import type { SelectedTotals } from '#shared/offers/accepting/selection.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { paymentPlan } from '#shared/offers/payment-plan.ts';
import type { Acceptance } from '#shared/schemas/acceptance.ts';
import { aHash, anAcceptance } from '#test/support/builders/acceptance.ts';
import { anOffer } from '#test/support/builders/offer.ts';
import { aFacadeOffer, offerDocumentOf } from '#test/support/builders/offer-document.ts';

const checkAddress = `https://preventivi.example.com/verifica-documento#v=${aHash}`;

const totals: SelectedTotals = {
  ...evaluateOffer(anOffer([])),
  ...{ counts: [], total: 488_000, toPay: 488_000 },
  plan: paymentPlan(488_000, aFacadeOffer().plan),
};

function certified(
  fields: Partial<Acceptance>,
  chosen: string[] | undefined,
  language: 'it' | 'en' | 'de',
  payable: Partial<SelectedTotals> = {},
) {
  const sent = { model: offerDocumentOf(aFacadeOffer({ language })), number: '12/2026', version: 2 };
  return certificateModel(
    { sent, acceptance: anAcceptance(fields), chosen, checkAddress, totals: { ...totals, ...payable } },
    certificateTexts[language],
  );
}
const chosenOne = ['Trattamento antimuffa'];
const htmlOf = (
  fields: Partial<Acceptance> = {},
  [chosen]: readonly [string[] | undefined] = [chosenOne],
  language: 'it' | 'en' | 'de' = 'it',
) => renderToStaticMarkup(<CertificateDocument model={certified(fields, chosen, language)} />);
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe('the certificate of an acceptance', () => {
  it('shows parties, offer, choices, totals, and all of the evidence [ACC-032, ACC-034]', () => {
    const words = wordsOf(htmlOf());
    for (const part of [
      ...[
        'Certificato di accettazione',
        'Offerta 12/2026 · versione 2',
        'Conti Tinteggiature',
        'Andrea Conti',
      ],
      ...['Condominio Via dei Mille 14', 'Trattamento antimuffa', '4.000,00', '880,00', '4.880,00'],
      ...['Marco Bianchi', 'Amministratore', 'Firma disegnata sullo schermo'],
      '03/12/2026 alle 10:42:17 (ora di Roma) · 2026-12-03T09:42:17.123Z (UTC)',
      '03/12/2026 alle 10:30:01 (ora di Roma) · 2026-12-03T09:30:01.000Z (UTC)',
      '02/12/2026 alle 17:20:00 (ora di Roma) · 2026-12-02T16:20:00.000Z (UTC)',
      '03/12/2026 alle 10:41:00 (ora di Roma) · 2026-12-03T09:41:00.000Z (UTC)',
      ...[
        'Ho letto l&#x27;offerta e le condizioni e le accetto.',
        'Ho letto l&#x27;informativa sul diritto di recesso.',
      ],
      ...['marco.bianchi@example.com', '93.34.12.9', 'iPhone OS 18_1', aHash, 'b'.repeat(64)],
    ])
      expect(words).toContain(part);
  });

  it('claims a simple electronic signature and no more [ACC-034]', () => {
    const words = wordsOf(htmlOf());
    expect(words).toContain(
      'Firma elettronica semplice (art. 3, n. 10, Regolamento UE 910/2014). Il valore di prova è liberamente valutabile dal giudice (art. 20, c. 1-bis, D.Lgs. 82/2005).',
    );
    expect(words).not.toMatch(/qualificat|avanzat|garanti|legalmente valid/i);
  });

  it('draws the strokes of a signature, a point alone as a dot [ACC-027]', () => {
    expect(certified({}, chosenOne, 'it').signature.drawn).toEqual([
      'M20 150L60 40L100 150L140 40',
      'M400 100h.1',
    ]);
    expect(htmlOf()).toContain('viewBox="0 0 600 200"');
  });

  it('writes a typed name as the signature and says so [ACC-026]', () => {
    const html = htmlOf({ signature: { kind: 'typed' }, role: null });
    expect(html).toMatch(/<figure[^>]*><p>Marco Bianchi<\/p><figcaption>Firma scritta con la tastiera/);
    expect(html).not.toContain('viewBox="0 0 600 200"');
    expect(wordsOf(html)).not.toContain('In qualità di');
  });

  it('says that no code was asked for, and leaves out what is not known [ACC-032]', () => {
    const words = wordsOf(htmlOf({ code: null, openedAt: null, recipient: null }));
    expect(words).toContain('Codice inviato a non richiesto');
    expect(words).not.toMatch(/Codice confermato|Aperta da questo link|Destinatario del link/);
  });

  it.each([
    [undefined, 'come nell&#x27;offerta'],
    [[], 'nessuna opzione'],
    [['Antimuffa', 'Silossanica'], 'Antimuffa Silossanica'],
  ])('tells the choices of %j [ACC-034]', (chosen, said) => {
    expect(wordsOf(htmlOf({}, [chosen]))).toContain(`Scelte ${said}`);
  });

  it.each([
    [
      'it',
      /30 % · Acconto, alla firma 1\.464,00 € 40 % · .* 1\.952,00 € 30 % · Saldo.* 1\.464,00 €/,
      'Netto a pagare',
    ],
    ['en', /30 % · Acconto, .* 1\.464,00 € 40 % · .* 1\.952,00 € 30 % · Saldo.* 1\.464,00 €/, 'To pay'],
    ['de', /30 % · Acconto, .* 1\.464,00 € 40 % · .* 1\.952,00 € 30 % · Saldo.* 1\.464,00 €/, 'Zu zahlen'],
  ] as const)(
    'names each instalment of what was accepted, in %s [ACC-013, ACC-034]',
    (language, plan, toPay) => {
      const words = wordsOf(htmlOf({}, [chosenOne], language)).replaceAll('\u00a0', ' ');
      expect(words).toMatch(plan);
      expect(words).not.toContain(toPay);
      const { accepted } = certified({}, chosenOne, language, {
        toPay: 400_000,
        plan: paymentPlan(400_000, []),
      });
      expect(accepted.plan[0]).toEqual({ label: toPay, values: ['4.000,00\u00a0€'] });
      expect(accepted.plan[1]?.values).toEqual(['—']);
    },
  );

  it('leads to the page that checks documents by a QR code of its address [ACC-047]', () => {
    const { check } = certified({}, chosenOne, 'it');
    expect(check.code.path.length).toBeGreaterThan(100);
    expect(htmlOf()).toContain('aria-label="Codice QR della pagina di verifica"');
  });

  it.each([
    ['en', 'Certificate of acceptance', 'Simple electronic signature'],
    ['de', 'Annahmebescheinigung', 'Einfache elektronische Signatur'],
  ] as const)('speaks %s [ACC-034]', (language, title, law) => {
    const html = htmlOf({}, [[]], language);
    expect(html).toContain(`lang="${language}"`);
    expect(wordsOf(html)).toContain(title);
    expect(wordsOf(html)).toContain(law);
  });

  it('escapes what a customer typed', () => {
    const html = htmlOf({ name: '<img src=x onerror=alert(1)>', browser: '<script>1</script>' });
    expect(html).not.toMatch(/<img src=x|<script>/);
  });
});
