import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** A fraction of BigInt; the bottom is above 0. */
type Fraction = readonly [top: bigint, bottom: bigint];

const of = (top: number, bottom = 1): Fraction => [BigInt(top), BigInt(bottom)];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** An amount in euro as whole cents, half away from zero. */
function round2([top, bottom]: Fraction): number {
  const sign = top < 0n ? -1n : 1n;
  return Number(sign * ((2n * sign * top * 100n + bottom) / (2n * bottom))) + 0;
}

const percent = (hundredths: number) => of(hundredths, 10_000);
const left = (discount: number) => of(10_000 - discount, 10_000);

/** LR in whole cents, by the words of the formula. */
function remainder(amount: number, weights: readonly number[]): number[] {
  const whole = sumOf(weights);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight, at) => {
    const exact = BigInt(Math.abs(amount)) * BigInt(weight);
    return { at, floor: Number(exact / BigInt(whole)), rest: Number(exact % BigInt(whole)) };
  });
  let missing = Math.abs(amount) - sumOf(parts.map(({ floor }) => floor));
  for (const part of [...parts].sort((a, b) => b.rest - a.rest || a.at - b.at)) {
    if (missing === 0) break;
    part.floor += 1;
    missing -= 1;
  }
  return parts.map(({ floor }) => (amount < 0 ? 0 - floor : floor));
}

const fixed = (line: OfferLine) => !line.optional && !line.alternative;
const isWork = (line: OfferLine) => line.kind === 'work' && line.quantity > 0;
const sections = (lines: readonly OfferLine[]) => [...new Set(lines.map(({ sectionId }) => sectionId))];

/** F5: the works of a material. */
function worksOf(line: OfferLine, lines: readonly OfferLine[]): OfferLine[] {
  const named = lines.filter((each) => isWork(each) && line.material?.works.includes(each.id));
  if (named.length > 0) return named;
  const firstOf = (section: string | null) =>
    lines.find((each) => each.sectionId === section && isWork(each) && fixed(each) && each.unit === 'mq');
  const own = firstOf(line.sectionId);
  if (own) return [own];
  if (lines.some((each) => each.sectionId === line.sectionId && each.kind === 'work')) return [];
  return sections(lines).flatMap((section) => firstOf(section) ?? []);
}

const finished = (line: OfferLine) => line.work?.finished === true;

function stateOf(line: OfferLine, works: readonly OfferLine[], { policy }: OfferTerms) {
  if (policy === 'byCustomer') return 'customer';
  if (fixed(line) && works.length > 0 && works.every(finished)) return 'included';
  return fixed(line) && works.length > 0 && policy !== 'priced' ? 'folded' : 'priced';
}

/**
 * An offer by the words of F5 to F12, in fractions of BigInt; shares no code with the calculation. It has no faults:
 * neither discount nor rounding is too large.
 */
export function exactOffer(offer: OfferTerms) {
  const { lines } = offer;
  const works = new Map(lines.map((line) => [line, line.material ? worksOf(line, lines) : []]));
  const worksFor = (line: OfferLine) => works.get(line) ?? [];
  const states = new Map(lines.map((line) => [line, line.material && stateOf(line, worksFor(line), offer)]));
  const saleOf = ({ material, discount }: OfferLine) =>
    round2(
      times(
        times(of(material?.cost ?? 0, 100), plus(of(1), percent(material?.markup ?? offer.markup))),
        left(discount),
      ),
    );
  const sharesOf = (line: OfferLine, amount: number) =>
    remainder(
      amount,
      worksFor(line).map(({ quantity }) => quantity),
    );

  const amountOf = (line: OfferLine): number | null => {
    if (line.material) return states.get(line) === 'priced' ? saleOf(line) : null;
    const takenFrom = finished(line)
      ? []
      : lines.filter((each) => states.get(each) === 'folded' && worksFor(each).includes(line));
    const shares = sumOf(
      takenFrom.map((each) => sharesOf(each, saleOf(each))[worksFor(each).indexOf(line)] ?? 0),
    );
    const quantity = of(line.quantity, 1000);
    const own = of(line.price ?? 0, 10_000);
    const price = takenFrom.length > 0 ? of(round2(plus(own, over(of(shares, 100), quantity))), 100) : own;
    return round2(times(times(quantity, price), left(line.discount)));
  };
  const chosen = (line: OfferLine) => fixed(line) || line.chosen;
  const counts = (line: OfferLine) =>
    chosen(line) && (worksFor(line).length === 0 || worksFor(line).some(chosen));
  const counted = lines.filter(counts);
  const amounts = lines.map(amountOf);
  const countedAmounts = counted.map((line) => amountOf(line) ?? 0);

  const sum = sumOf(countedAmounts);
  const { discount: given, rounding } = offer;
  const discount = !given
    ? 0
    : 'amount' in given
      ? given.amount
      : round2(times(of(sum, 100), percent(given.percent)));
  const taxable = sum - discount + (sum === 0 ? 0 : (rounding?.amount ?? 0));

  const used = new Set(counted.filter((line) => amountOf(line) !== null).map(({ vat }) => vat));
  const codes = offer.vat
    .filter(({ code }) => used.has(code))
    .sort((a, b) => b.rate - a.rate || (a.code < b.code ? -1 : 1));
  const grossOf = (code: string) =>
    sumOf(counted.filter(({ vat }) => vat === code).map((line) => amountOf(line) ?? 0));
  const gross = codes.map(({ code }) => grossOf(code));
  const shares = remainder(sum - taxable, gross);
  const bases = gross.map((cents, at) => cents - (shares[at] ?? 0));
  const taxes = bases.map((cents, at) => round2(times(of(cents, 100), percent(codes[at]?.rate ?? 0))));
  const stamped = sumOf(bases.filter((_, at) => codes[at]?.stampable));
  const stamp = offer.stamp && stamped > 7747 ? 200 : 0;
  const vat = sumOf(taxes);
  const total = taxable + vat + stamp;
  const withheld = round2(times(of(taxable, 100), percent(offer.withholding ?? 0)));

  const labourOf = (line: OfferLine) => {
    const hours = times(of(line.quantity, 1000), of(line.hours ?? 0, 10_000));
    const wage = of(line.hourlyCost ?? offer.hourlyCost ?? 0, 10_000);
    const other = times(of(line.quantity, 1000), of(line.unitCost ?? 0, 10_000));
    return { hours: round2(hours), labour: round2(times(hours, wage)), other: round2(other) };
  };
  const materialOf = (line: OfferLine) => {
    const cost = line.material?.cost ?? 0;
    const state = states.get(line);
    if (state === 'priced') return cost;
    if (state === 'customer') return 0;
    return sumOf(sharesOf(line, cost).filter((_, at) => chosen(worksFor(line)[at] as OfferLine)));
  };
  const own = counted.filter(({ material }) => !material).map(labourOf);
  const labour = sumOf(own.map((each) => each.labour));
  const other = sumOf(own.map((each) => each.other));
  const hours = sumOf(own.map((each) => each.hours));
  const materials = sumOf(counted.filter(({ material }) => material).map(materialOf));
  const margin = taxable - labour - other - materials;
  return {
    amounts,
    ...{ sum, discount, taxable, bases, taxes, vat, stamp, total, withheld },
    toPay: total - withheld - (offer.splitPayment ? vat : 0),
    margin: {
      ...{ hours, labour, other, materials, cost: labour + other + materials, margin },
      percent: taxable === 0 ? null : round2(over(of(margin * 100, 1), of(taxable, 1))),
      perHour: hours === 0 ? null : round2(over(of(margin + labour, 1), of(hours, 1))),
    },
  };
}
