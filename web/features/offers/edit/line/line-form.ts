import {
  largestAmount,
  largestHours,
  largestMarkup,
  largestPrice,
  wholePercent,
} from '#shared/offers/offer-bounds.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { quantityNotation } from '../lines/line-cells.tsx';
import { typedOf } from '../parts/number-input.tsx';
import {
  centsNotation,
  hoursNotation,
  type Notation,
  percentNotation,
  priceNotation,
} from '../parts/numbers.ts';

export const notations = {
  quantity: quantityNotation,
  price: priceNotation(largestPrice),
  discount: percentNotation(wholePercent),
  hours: hoursNotation(largestHours),
  hourlyCost: priceNotation(largestPrice),
  unitCost: priceNotation(largestPrice),
  markup: percentNotation(largestMarkup),
  ownCost: centsNotation(largestAmount),
} satisfies Record<string, Notation>;
export type NumberName = keyof typeof notations;
const numberNames = Object.keys(notations) as NumberName[];
export const isNumberName = (name: string): name is NumberName => Object.hasOwn(notations, name);

/** The fields of a line while they are typed. */
export type LineForm = Record<NumberName, string> & {
  description: string;
  /** In the language of the document, where that is another one. */
  foreign: string;
  longText: string;
  unit: string;
  vat: string;
  sectionId: string;
  optional: boolean;
  /** The line that it is an alternative to; '' for none. */
  alternativeTo: string;
  finished: boolean;
  works: readonly string[];
};

type Foreign = 'en' | 'de' | undefined;

export function formOfLine(line: OfferLine, foreign: Foreign, alternativeTo: string): LineForm {
  const { material } = line;
  const numbers: Record<NumberName, number | null> = {
    ...{ quantity: line.quantity, price: line.price, discount: line.discount, hours: line.hours },
    ...{ hourlyCost: line.hourlyCost, unitCost: line.unitCost, markup: material?.markup ?? null },
    ownCost: material?.ownCost ? material.cost : null,
  };
  const typed = Object.fromEntries(
    numberNames.map((name) => [name, typedOf(numbers[name], notations[name])]),
  ) as Record<NumberName, string>;
  return {
    ...typed,
    ...{ unit: line.unit, vat: line.vat, sectionId: line.sectionId ?? '', optional: line.optional },
    ...{ alternativeTo, finished: line.work?.finished ?? false, works: material?.works ?? [] },
    description: line.description.it,
    foreign: (foreign && line.description[foreign]) ?? '',
    longText: line.longText?.it ?? '',
  };
}

type LineIssue = 'number' | 'description' | 'unit';
export type LineIssues = Partial<Record<keyof LineForm, LineIssue>>;

/** The faults of the fields that a line of this kind has. */
export function issuesOfLine(form: LineForm, { kind }: OfferLine): LineIssues {
  const issues: LineIssues = {};
  for (const name of numberNames) if (notations[name].read(form[name]) === undefined) issues[name] = 'number';
  if (kind === 'material') return issues;
  if (form.description.trim() === '') issues.description = 'description';
  if (form.unit.trim() === '') issues.unit = 'unit';
  return issues;
}

/** The line with the typed fields; a field that was not changed stays as it is stored. */
export function lineOfForm(line: OfferLine, form: LineForm, foreign: Foreign): OfferLine {
  const read = (name: NumberName) => notations[name].read(form[name]) ?? null;
  const common = {
    ...line,
    ...{ vat: form.vat, sectionId: form.sectionId || null, optional: form.optional },
    discount: read('discount') ?? 0,
    chosen: form.optional || form.alternativeTo !== '' ? line.chosen : false,
  };
  if (line.material) return { ...common, material: materialOf(line.material, form, read) };
  const quantity = read('quantity') ?? 0;
  const longText = form.longText.trim();
  return {
    ...common,
    ...{ quantity, unit: form.unit.trim(), price: read('price'), hours: read('hours') },
    ...{ hourlyCost: read('hourlyCost'), unitCost: read('unitCost') },
    description: corrected(line.description, {
      it: form.description.trim(),
      ...(foreign && { [foreign]: form.foreign.trim() || null }),
    }),
    longText: longText ? corrected(line.longText, { it: longText }) : null,
    quantityFrom: quantity === line.quantity && form.unit === line.unit ? line.quantityFrom : null,
    work: line.work && { ...line.work, finished: form.finished },
  };
}

/** A text that was corrected has only its typed languages: the others would still print the old work. */
function corrected(before: Localised | null, typed: Localised): Localised {
  const isSame = (['it', 'en', 'de'] as const).every(
    (language) => typed[language] === undefined || typed[language] === (before?.[language] ?? null),
  );
  return before && isSame ? before : typed;
}

type Material = NonNullable<OfferLine['material']>;

/** A cost is the owner's to type where the row has none (OFR-023). */
function materialOf(material: Material, form: LineForm, read: (name: NumberName) => number | null): Material {
  const hasPrice = material.cost !== null && !material.ownCost;
  const cost = read('ownCost');
  return {
    ...material,
    markup: read('markup'),
    works: [...form.works],
    ...(!hasPrice && { cost, ownCost: cost !== null }),
  };
}
