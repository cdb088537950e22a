import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aRoom, someMeasures } from '#test/support/builders/measures.ts';
import { aServer, signIn } from '../view/open-quotation.tsx';
import { aMeasured, button, field, openMeasures, placeCard } from './open-measures.tsx';

beforeEach(() => {
  signIn();
  const narrow = (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', narrow);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fields = () => placeCard('Sala').querySelectorAll('input').length;

it('a narrow screen shows one line at a time; the others say their net [MEA-009]', async () => {
  aServer({ quotation: aMeasured(someMeasures([aRoom()])) });
  const { user } = await openMeasures();
  expect(fields()).toBe(0);
  await user.click(button(/^Soffitto 15,12/));
  expect(document.activeElement).toBe(field('Descrizione di Soffitto'));
  await user.click(button(/^Battiscopa 14,70/));
  expect(field('Lunghezza di Battiscopa').value).toBe('2×(4,20+3,60)−0,90');
  expect(button(/^Soffitto 15,12/)).toBeTruthy();
  await user.click(button('Aggiungi una misura a Sala'));
  expect(document.activeElement).toBe(field('Descrizione di Misura 4'));
});
