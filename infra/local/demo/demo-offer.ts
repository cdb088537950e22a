import { newId } from '#lambdas/runtime/new-id.ts';
import { pricePerEuro } from '#shared/money/units.ts';
import { copiedWork } from '#shared/offers/changed-work.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { type UpdateOfferInput, updateOfferInput } from '#shared/schemas/offer-input.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { Work } from '#shared/schemas/work.ts';
import { perHour } from '#shared/schemas/work-input.ts';
import type { DemoDeed } from './demo-deeds.ts';

/** A line of a demo offer, in euro, hours, percent and units: a work by its code, or a free line. */
type DemoLine = {
  work?: string;
  description?: Localised;
  unit?: string;
  section?: string;
  quantity?: number;
  /** Places and lines of the measures of the offer's quotation that give the quantity. */
  places?: string[];
  lines?: string[];
  price?: number;
  discount?: number;
  hours?: number;
  unitCost?: number;
  vat?: string;
  optional?: boolean;
  alternative?: string;
  chosen?: boolean;
};

/** An offer of the demo: what it is made of, and what its owner typed then. */
export type DemoOffer = {
  owner: string;
  createdAt: string;
  title: string;
  /** The demo's id of the quotation that it is made of. */
  quotation?: string;
  /** The name of the customer. */
  customer?: string;
  site?: string;
  contact?: string;
  sections?: { name: string; totalOnly?: boolean }[];
  lines: DemoLine[];
  /** The code of the work whose lines take the materials; by default the rule of F5 finds them. */
  materialsOf?: string;
  /** Fields of a save, as the API takes them. */
  terms?: object;
  /** The name of a template that it is kept as. */
  template?: string;
  /** Where the demo's offers are sent: what becomes of it. */
  deeds?: readonly DemoDeed[];
};

const perUnit = 1000;
const perPercent = 100;
const scaled = (value: number | undefined, scale: number) =>
  value === undefined ? undefined : Math.round(value * scale);
const named = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const innerId = () => newId().slice(0, 16);

type Known = {
  begun: Offer;
  /** The stored id of its quotation. */
  quotationId: string | undefined;
  works: readonly Work[];
};

/** The save that fills a demo offer after it was begun: its works stand before the materials of their sections. */
export function demoEdit(demo: DemoOffer, { begun, quotationId, works }: Known): UpdateOfferInput {
  const sections = sectionsOf(demo, begun);
  const groups = new Map<string, string>();
  const groupOf = (name: string) => groups.get(name) ?? groups.set(name, innerId()).get(name);
  const lines = demo.lines.map(({ work, section, alternative, ...line }) => ({
    id: innerId(),
    ...(work ? { kind: 'work', ...copyOf(work, works) } : { kind: 'free' }),
    ...named({
      sectionId: section && idOf(sections, section),
      alternative: alternative && groupOf(alternative),
      ...typedOf(line, quotationId),
    }),
  }));
  const takers = demo.lines.flatMap(({ work }, at) =>
    work !== undefined && work === demo.materialsOf ? (lines[at]?.id ?? []) : [],
  );
  const kept = begun.lines.map(({ id }) => ({ id, ...(takers.length > 0 && { works: takers }) }));
  const { id, revision } = begun;
  return updateOfferInput.parse({ id, revision, ...demo.terms, sections, lines: [...lines, ...kept] });
}

type Section = Offer['sections'][number];

/** The places of the quotation, and the sections that the owner added. */
function sectionsOf({ sections = [] }: DemoOffer, begun: Offer): Section[] {
  const known = new Set(begun.sections.map(({ name }) => name));
  const added = sections.filter(({ name }) => !known.has(name));
  const totals = new Set(sections.flatMap(({ name, totalOnly }) => (totalOnly ? name : [])));
  return [...begun.sections, ...added.map(({ name }) => ({ id: innerId(), name }))].map((section) => ({
    ...section,
    totalOnly: totals.has(section.name),
  }));
}

function idOf(sections: readonly Section[], wanted: string): string {
  const found = sections.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The demo offer has no section ${wanted}.`);
  return found.id;
}

function copyOf(code: string, works: readonly Work[]): Partial<OfferLine> {
  const found = works.find((work) => work.code === code);
  if (!found) throw new Error(`The demo has no work ${code}.`);
  return { ...copiedWork(found), ...(found.vat && { vat: found.vat }) };
}

type Typed = Omit<DemoLine, 'work' | 'section' | 'alternative'>;

function typedOf({ places, lines, ...line }: Typed, quotationId: string | undefined) {
  const entries = [
    ...(places ?? []).map((place) => ({ place })),
    ...(lines ?? []).map((one) => ({ line: one })),
  ];
  return {
    ...line,
    quantity: scaled(line.quantity, perUnit),
    quantityFrom: entries.length > 0 ? { quotationId, choice: { entries } } : undefined,
    price: scaled(line.price, pricePerEuro),
    discount: scaled(line.discount, perPercent),
    hours: scaled(line.hours, perHour),
    unitCost: scaled(line.unitCost, pricePerEuro),
  };
}
