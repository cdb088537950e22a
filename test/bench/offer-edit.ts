import { choiceEffects } from '#shared/offers/choice-effects.ts';
import { evaluateOffer } from '#shared/offers/evaluate-offer.ts';
import { maximumLines } from '#shared/offers/offer-bounds.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { print } from '#test/prove/figure.ts';
import { aMaterial, anOffer, aSection, aWork } from '#test/support/builders/offer.ts';
import { benchOfferInBrowser } from './offer-in-browser.ts';
import { median } from './percentile.ts';

const sectionCount = 10;
const warmUp = 50;
const rounds = 200;
/** Milliseconds of a frame that the calculation may take, and those of what the options change. */
const limit = 2;
const effectsLimit = 15;

/** Edits of an offer with as many lines as there may be: the calculation, what each option changes, and the frame. */
export async function benchOfferEdit(): Promise<void> {
  const edits: number[] = [];
  const effects: number[] = [];
  let offer = largeOffer();
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const lines = edited(offer, round % maximumLines);
    const edit = timed(() => {
      offer = settledOffer({ ...offer, lines });
      evaluateOffer(offer);
    });
    const effect = timed(() => choiceEffects(offer));
    if (round >= warmUp) edits.push(edit);
    if (round >= warmUp) effects.push(effect);
  }
  say('edit of an offer of 300 lines', median(edits), limit);
  say('what the options of 300 lines change', median(effects), effectsLimit);
  await benchOfferInBrowser();
}

function say(name: string, milliseconds: number, most: number): void {
  const value = Number(milliseconds.toFixed(2));
  print({ name, value, unit: 'ms', limit: most, ok: value <= most });
}

const edited = ({ lines }: Offer, at: number) =>
  lines.map((line, place) => (place === at ? { ...line, quantity: line.quantity + 1 } : line));

/** Two works and a material in turn; a tenth of the works are options. */
function largeOffer(): Offer {
  const sections = Array.from({ length: sectionCount }, (_, at) => aSection(`section-${at}`));
  const lines = Array.from({ length: maximumLines }, (_, at) => {
    const sectionId = sections[Math.floor((at * sectionCount) / maximumLines)]?.id ?? null;
    if (at % 3 === 1) return aMaterial(123.45 + at, { sectionId });
    const costs = { hours: 1234, hourlyCost: 245_000, unitCost: 333 };
    return aWork(12.345 + at, 8.75, { sectionId, ...costs, optional: at % 15 === 5 });
  });
  return settledOffer(anOffer(lines, { sections, markup: 2500, discount: { percent: 300 } }));
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
