import { consumptionRangeName } from '#shared/catalogue/range-name.ts';
import { isWebAddress } from '#shared/schemas/web-address.ts';
import type { AttachmentDraft, NamedDraft, PriceRangeDraft, ProductDraft, Texts } from './draft.ts';
import { editingLanguages } from './draft.ts';
import type { FieldIssues, Issue, Report } from './field-issue.ts';
import { packInputs } from './pack-inputs.ts';
import { numberAt, typedConsumption } from './typed-number.ts';

/** As shared/schemas/product-input.ts has them: characters. */
const longest = { name: 150, rev: 100, richText: 20_000, attachment: 200, custom: 100, address: 2000 };

/**
 * The input of a save (PRD-084): numbers of typed texts, trimmed attachments (PRD-069, PRD-070), the consumption of a
 * fixed one alone (PRD-085); and the fields that cannot be taken.
 */
export function toInput(draft: ProductDraft) {
  const issues = new Map<string, Issue>();
  const report: Report = (path, issue) => issue && issues.set(path, issue);
  const { um, priceType, consumptionType, combined, standalone, packaging, price } = draft;
  const lists = {
    it: attachmentInputs(draft.attachments.it, 'attachments.it', report),
    en: attachmentInputs(draft.attachments.en, 'attachments.en', report),
    de: attachmentInputs(draft.attachments.de, 'attachments.de', report),
  };
  const input = {
    name: nameInput(draft.name, report),
    rev: textAt(draft.rev, 'rev', longest.rev, report) || null,
    url: addressAt(draft.url, 'url', report) || null,
    details: richTextInput(draft.details, 'details', report),
    specs: richTextInput(draft.specs, 'specs', report),
    ...{ um, priceType, packaging, price },
    priceranges: draft.priceranges.map((range, index) => priceRangeInput(range, index, report)),
    consumptionType,
    ...(consumptionType === 'fixed' && {
      consumption: numberAt(typedConsumption(draft.consumption), 'consumption', report),
    }),
    ...{ combined, standalone },
    consumptionranges:
      consumptionType === 'fixed' ? hiddenRangeInputs(draft) : consumptionRangeInputs(draft, report),
    phases: draft.phases,
    userTypes: draft.userTypes,
    attachments: lists.it,
    attachments_i18n: lists,
  };
  return { input, issues: issues as FieldIssues };
}

function textAt(text: string, path: string, most: number, report: Report): string {
  const trimmed = text.trim();
  report(path, trimmed.length > most && { kind: 'tooLong', most });
  return trimmed;
}

function addressAt(text: string, path: string, report: Report): string {
  const address = textAt(text, path, longest.address, report);
  report(path, address !== '' && !isWebAddress(address) && { kind: 'address' });
  return address;
}

function nameInput(name: Texts, report: Report) {
  const [it = '', en, de] = editingLanguages.map((language) =>
    textAt(name[language], `name.${language}`, longest.name, report),
  );
  report('name.it', it === '' && { kind: 'nameMissing' });
  return { it, en: en || null, de: de || null };
}

/** None when it is empty in every language. */
function richTextInput(text: Texts, path: string, report: Report) {
  for (const language of editingLanguages) {
    const isLong = text[language].length > longest.richText;
    report(`${path}.${language}`, isLong && { kind: 'tooLong', most: longest.richText });
  }
  const { it, en, de } = text;
  return it || en || de ? { it, en: en || null, de: de || null } : null;
}

function rangeNames(range: NamedDraft, path: string, report: Report) {
  const name = textAt(range.name, `${path}.name`, longest.name, report);
  report(`${path}.name`, name === '' && { kind: 'nameMissing' });
  const en = textAt(range.name_i18n?.en ?? '', `${path}.name_i18n.en`, longest.name, report);
  return { name, name_i18n: range.name_i18n && { it: name, en: en || null } };
}

function priceRangeInput(range: PriceRangeDraft, index: number, report: Report) {
  const path = `priceranges.${index}`;
  const { colors, packaging, price } = range;
  const prices = packInputs(range.packs, `${path}.packs`, report);
  return { ...rangeNames(range, path, report), packaging, price, colors, prices };
}

function consumptionRangeInputs(
  { consumptionranges }: Pick<ProductDraft, 'consumptionranges'>,
  report: Report,
) {
  return consumptionranges.map((range, index) => {
    const path = `consumptionranges.${index}`;
    return {
      ...rangeNames(range, path, report),
      consumption: numberAt(typedConsumption(range.consumption), `${path}.consumption`, report),
      requiredProducts: range.requiredProducts.map(({ product, consumption, um }, place) => {
        const at = `${path}.requiredProducts.${place}`;
        report(`${at}.product`, product === '' && { kind: 'productMissing' });
        return {
          product,
          consumption: numberAt(typedConsumption(consumption), `${at}.consumption`, report),
          um,
        };
      }),
    };
  });
}

const isNamed = ({ name, name_i18n }: NamedDraft) =>
  name.trim() !== '' && name.length <= longest.name && (name_i18n?.en ?? '').length <= longest.name;

/** Ranges that the form does not show: a value that cannot be taken is left out, as nobody could mend it. */
function hiddenRangeInputs({ consumptionranges }: ProductDraft) {
  const readable = consumptionranges.map((range, index) => ({
    ...range,
    ...(isNamed(range) ? {} : consumptionRangeName(index + 1)),
    requiredProducts: range.requiredProducts.filter(({ product }) => product !== ''),
  }));
  return consumptionRangeInputs({ consumptionranges: readable }, () => {});
}

/** A category of one's own is kept for `altro` alone (CDA-029). */
function attachmentInputs(attachments: readonly AttachmentDraft[], path: string, report: Report) {
  return attachments.map(({ category, customCategory, name, url }, index) => {
    const at = `${path}.${index}`;
    const address = addressAt(url, `${at}.url`, report);
    report(`${at}.url`, address === '' && { kind: 'address' });
    const custom = textAt(customCategory, `${at}.customCategory`, longest.custom, report);
    return {
      type: 'link',
      category: category || null,
      ...(category === 'altro' && { customCategory: custom || null }),
      name: textAt(name, `${at}.name`, longest.attachment, report) || null,
      url: address,
    };
  });
}
