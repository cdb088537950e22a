import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/format-date.ts';
import { formatHours } from '#shared/format/format-hours.ts';
import { formatDimension } from '#shared/format/format-measure.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { formatRate } from '#shared/format/format-rate.ts';
import { price as asPrice, cents } from '#shared/money/units.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { Milestone } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { useLineName } from './use-line-name.ts';
import { useUnitText } from './use-unit-text.ts';

export type Version = Omit<OfferDraft, 'rows'>;
/** How the screen names a field, and its value in words; nothing where there is none. */
type ShownField<Of> = readonly [label: string, textOf: (of: Of) => string | null | undefined];
export type ShownFields<Of> = Readonly<Record<string, ShownField<Of>>>;

const priceText = (value: number | null) => (value === null ? null : formatPrice(asPrice(value)));
const moneyText = (value: number | null | undefined) => (value == null ? null : formatMoney(cents(value)));
const rateText = (value: number | null | undefined) => (value == null ? null : formatRate(value));

const discountText = ({ discount }: Version) =>
  discount && ('percent' in discount ? rateText(discount.percent) : moneyText(discount.amount));

/** The fields of an offer, by their names. */
export function useOfferFields(): ShownFields<Version> {
  const { t } = useTranslation('offers');
  const yesNo = (value: boolean) => t(`edit.conflict.${value}`);
  const text = (name: keyof Version['texts']): ShownField<Version> => [
    t(`edit.texts.${name}`),
    ({ texts }) => plainText(texts[name] ?? ''),
  ];
  const customer: ShownField<Version> = [t('edit.conflict.customer'), (offer) => offer.customer?.name];
  const site: ShownField<Version> = [
    t('edit.conflict.site'),
    (offer) => offer.site?.label || offer.site?.address || offer.site?.city,
  ];
  const contact: ShownField<Version> = [t('edit.details.contact'), (offer) => offer.contact?.name];
  const vatOf = ({ vat }: Version, wanted: string | null) => vat.find(({ code }) => code === wanted)?.label;
  const milestoneText = ({ label, kind, value, when }: Milestone) => {
    const share = { percent: rateText(value), amount: moneyText(value), rest: t('edit.plan.rest') }[kind];
    const time = when.day ? formatDate(when.day) : t(`edit.plan.when.${when.at}`);
    return [share, label, time, when.days].filter((part) => part != null).join(' ');
  };
  return {
    ...{ customer, customerId: customer, site, siteId: site, contact, contactId: contact },
    title: [t('edit.details.name'), ({ title }) => title],
    language: [t('edit.details.language'), ({ language }) => t(`edit.languages.${language}`)],
    validUntil: [t('edit.details.validUntil'), ({ validUntil }) => formatDate(validUntil)],
    policy: [t('edit.policy.label'), ({ policy }) => t(`edit.policy.${policy}`)],
    markup: [t('edit.policy.markup'), ({ markup }) => rateText(markup)],
    hourlyCost: [t('edit.line.hourlyCost'), ({ hourlyCost }) => priceText(hourlyCost)],
    discount: [t('edit.totals.discount'), discountText],
    rounding: [t('edit.totals.rounding'), ({ rounding }) => moneyText(rounding?.wanted)],
    withholding: [t('edit.regimes.withholding'), ({ withholding }) => rateText(withholding)],
    splitPayment: [t('edit.regimes.splitShort'), ({ splitPayment }) => yesNo(splitPayment)],
    stamp: [t('edit.regimes.stampShort'), ({ stamp }) => yesNo(stamp)],
    defaultVat: [t('edit.conflict.newLines'), (offer) => vatOf(offer, offer.defaultVat)],
    vat: [t('edit.vat.code'), ({ vat }) => vat.map(({ label }) => label).join(', ')],
    plan: [t('edit.plan.title'), ({ plan }) => plan.map(milestoneText).join(', ')],
    ...{ 'texts.intro': text('intro'), 'texts.included': text('included') },
    ...{ 'texts.excluded': text('excluded'), 'texts.terms': text('terms') },
    ...{ 'texts.timing': text('timing'), 'texts.payment': text('payment') },
  };
}

type Placed = { line: OfferLine; version: Version };

/** The fields of a line, by their names. */
export function useLineFields(): ShownFields<Placed> {
  const { t } = useTranslation('offers');
  const nameOf = useLineName();
  const unitText = useUnitText();
  const measured = ({ line: { quantity, unit } }: Placed) => `${formatDimension(quantity)} ${unitText(unit)}`;
  const quantity: ShownField<Placed> = [t('edit.line.quantity'), measured];
  return {
    ...{ ...useOtherLineFields(), quantity, unit: quantity },
    whole: ['', (of) => [measured(of), priceText(of.line.price)].filter(Boolean).join(', ')],
    description: [t('edit.line.description'), ({ line }) => nameOf(line)],
    longText: [t('edit.line.longText'), ({ line }) => line.longText?.it],
    price: [t('edit.line.price'), ({ line }) => priceText(line.price)],
    discount: [t('edit.line.discount'), ({ line }) => rateText(line.discount)],
    vat: [
      t('edit.line.vat'),
      ({ line, version }) => version.vat.find(({ code }) => code === line.vat)?.label ?? line.vat,
    ],
    hours: [
      t('edit.line.hours'),
      ({ line: { hours } }) => (hours === null ? null : `${formatHours(hours)} h`),
    ],
    hourlyCost: [t('edit.line.hourlyCost'), ({ line }) => priceText(line.hourlyCost)],
    unitCost: [t('edit.line.unitCost'), ({ line }) => priceText(line.unitCost)],
  };
}

/** Where a line stands, whether it counts, and what it knows of its work or its material. */
function useOtherLineFields(): ShownFields<Placed> {
  const { t } = useTranslation('offers');
  const nameOf = useLineName();
  const yesNo = (value: boolean | undefined) => t(`edit.conflict.${value ?? false}`);
  const names = (lines: readonly OfferLine[]) => lines.map(nameOf).join(', ');
  const cost: ShownField<Placed> = [t('edit.line.ownCost'), ({ line }) => moneyText(line.material?.cost)];
  return {
    ...{ 'material.cost': cost, 'material.ownCost': cost },
    sectionId: [
      t('edit.line.section'),
      ({ line, version }) =>
        version.sections.find(({ id }) => id === line.sectionId)?.name ?? t('edit.section.before'),
    ],
    optional: [t('edit.line.option'), ({ line }) => yesNo(line.optional)],
    chosen: [t('edit.line.choose'), ({ line }) => yesNo(line.chosen)],
    alternative: [
      t('edit.line.alternativeTo'),
      ({ line, version }) =>
        line.alternative &&
        names(
          version.lines.filter(({ id, alternative }) => id !== line.id && alternative === line.alternative),
        ),
    ],
    quantityFrom: [t('edit.measured.title'), ({ line }) => yesNo(line.quantityFrom !== null)],
    'work.finished': [t('edit.line.finished'), ({ line }) => yesNo(line.work?.finished)],
    'material.markup': [t('edit.policy.markup'), ({ line }) => rateText(line.material?.markup)],
    'material.works': [
      t('edit.material.works'),
      ({ line, version }) => names(version.lines.filter(({ id }) => line.material?.works.includes(id))),
    ],
  };
}
