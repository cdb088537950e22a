import { formatDate, formatSeconds } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import type { SelectedTotals } from '#shared/offers/accepting/selection.ts';
import type { Acceptance, Signature } from '#shared/schemas/acceptance.ts';
import { fill } from '../document-texts.ts';
import { acceptedPlan } from '../offer/accepted-plan.ts';
import type { OfferModel } from '../offer/offer-model.ts';
import type { OfferHeadOwner } from '../offer/offer-owner.ts';
import type { OfferParty } from '../offer/offer-parties.ts';
import type { OfferSnapshot } from '../offer/offer-snapshot.ts';
import { type QrShape, qrShape } from '../qr-shape.ts';
import type { CertificateTexts } from './certificate-texts.ts';

/** A name and what it says; several lines stand one below the other. */
export type Fact = { label: string; values: readonly string[] };

/** The certificate page of an accepted offer, ready to be shown (ACC-034). */
export type CertificateModel = {
  language: OfferModel['language'];
  owner: OfferHeadOwner;
  title: string;
  number: string;
  parties: readonly OfferParty[];
  /** `plan`: the instalments, after what is to pay where that is not the total. */
  accepted: { title: string; facts: readonly Fact[]; total: Fact; plan: readonly Fact[] };
  signature: { title: string; facts: readonly Fact[]; kind: string; name: string; drawn: readonly string[] };
  evidence: { title: string; facts: readonly Fact[] };
  hashes: { title: string; facts: readonly Fact[]; explained: string };
  check: { label: string; title: string; hint: string; code: QrShape };
  law: string;
  foot: string;
};

/** The offer as it was sent, as far as its certificate names it. */
type Sent = {
  model: Pick<OfferModel, 'language' | 'title' | 'owner' | 'customer'> & Pick<OfferSnapshot['model'], 'plan'>;
  number: string;
  version: number;
};
/** `chosen`: the names of the options and alternatives that were chosen; undefined where there was nothing to choose. */
type Given = {
  sent: Sent;
  acceptance: Acceptance;
  chosen: readonly string[] | undefined;
  /** Those of what was chosen. */
  totals: Pick<SelectedTotals, 'total' | 'toPay' | 'plan'>;
  checkAddress: string;
};

/** All of the evidence of an acceptance in words, and no more (ACC-032, ACC-034). */
export function certificateModel(given: Given, texts: CertificateTexts): CertificateModel {
  const { sent, acceptance, checkAddress } = given;
  const { model } = sent;
  const offer = [model.title, sent.number].join(' ');
  const ownerLines = [model.owner.person, ...model.owner.lines].filter(Boolean);
  return {
    ...{ language: model.language, owner: model.owner, title: texts.title },
    number: fill(texts.number, { offer, version: String(sent.version) }),
    parties: [
      { label: texts.owner, lead: model.owner.name, lines: ownerLines },
      { ...model.customer, label: texts.customer },
    ],
    accepted: acceptedOf(given, texts),
    signature: signatureOf(acceptance, texts),
    evidence: { title: texts.evidence.title, facts: evidenceOf(acceptance, texts) },
    hashes: {
      title: texts.hashes.title,
      facts: [
        fact(texts.hashes.snapshot, acceptance.snapshotHash),
        fact(texts.hashes.pdf, acceptance.pdfHash),
      ],
      explained: texts.hashes.explained,
    },
    check: { ...texts.check, code: qrShape(checkAddress) },
    law: texts.law,
    foot: fill(texts.foot, { title: texts.title, offer }),
  };
}

const fact = (label: string, ...values: (string | null)[]): Fact => ({
  label,
  values: values.filter((value) => value !== null),
});

function acceptedOf({ sent, acceptance, chosen, totals }: Given, { accepted }: CertificateTexts) {
  const { value, vat, total } = acceptance;
  const choices = chosen && (chosen.length > 0 ? chosen : [accepted.noOptions]);
  return {
    title: accepted.title,
    facts: [
      fact(accepted.options, ...(choices ?? [accepted.asSent])),
      fact(accepted.taxable, formatMoney(cents(value))),
      fact(accepted.vat, formatMoney(cents(vat))),
    ],
    total: fact(accepted.total, formatMoney(cents(total))),
    plan: [
      ...(totals.toPay === totals.total ? [] : [fact(accepted.toPay, formatMoney(cents(totals.toPay)))]),
      ...acceptedPlan(sent, totals).map(({ label, amount }) =>
        fact(label, formatMoney(amount === null ? null : cents(amount))),
      ),
    ],
  };
}

const signatureOf = ({ name, role, signature }: Acceptance, { signature: texts }: CertificateTexts) => ({
  title: texts.title,
  facts: [fact(texts.name, name), ...(role ? [fact(texts.role, role)] : [])],
  ...{ kind: texts[signature.kind], name, drawn: pathsOf(signature) },
});

/** A stroke as the path of an SVG; a point alone is a dot. */
function pathsOf(signature: Signature): string[] {
  if (signature.kind === 'typed') return [];
  return signature.strokes.map((stroke) => {
    const points = stroke.flatMap((x, at) => (at % 2 === 0 ? [`${x} ${stroke[at + 1] ?? 0}`] : []));
    return `M${points.join('L')}${points.length === 1 ? 'h.1' : ''}`;
  });
}

function evidenceOf(acceptance: Acceptance, texts: CertificateTexts): Fact[] {
  const { evidence, channels } = texts;
  const { recipient, link, openedAt, code } = acceptance;
  const when = (instant: string) => instantOf(instant, texts);
  return [
    fact(evidence.moment, when(acceptance.at)),
    fact(evidence.declared, acceptance.texts.terms, acceptance.texts.withdrawal),
    fact(evidence.sent, when(acceptance.sentAt)),
    ...(openedAt ? [fact(evidence.opened, when(openedAt))] : []),
    fact(evidence.channel, channels[acceptance.channel]),
    ...(recipient ? [fact(evidence.recipient, recipient)] : []),
    fact(evidence.link, link),
    fact(evidence.address, acceptance.address),
    fact(evidence.browser, acceptance.browser),
    ...(code
      ? [
          fact(evidence.codeTo, code.to),
          fact(evidence.codeSent, when(code.sentAt)),
          fact(evidence.codeConfirmed, when(code.confirmedAt)),
        ]
      : [fact(evidence.codeTo, evidence.noCode)]),
  ];
}

/** A moment in Rome and in UTC, to the second and as it is stored. */
const instantOf = (instant: string, { instant: text }: CertificateTexts): string =>
  fill(text, { day: formatDate(instant), time: formatSeconds(instant), utc: instant });
