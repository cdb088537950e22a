import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aListed, aWorksServer, dialog, openWorks } from './open-works.tsx';

const works = () => [
  aListed({ code: 'A1', description: { it: 'Uno' }, price: 85_000, revision: 3 }),
  aListed({ code: 'A2', description: { it: 'Due' }, price: null }),
  aListed({ code: 'A3', description: { it: 'Tre' }, price: 74_567 }),
];

const all = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Seleziona tutto' });

async function changing(given = works()) {
  const server = aWorksServer(given);
  const { user, pass } = await openWorks();
  await waitFor(async () => expect((await all()).disabled).toBe(false));
  await user.click(await all());
  await user.click(screen.getByRole('button', { name: 'Cambia i prezzi' }));
  await screen.findByRole('dialog', { name: 'Cambia i prezzi' });
  return { ...server, user, pass };
}
const preview = () => within(dialog().getByRole('table')).getAllByRole('row').slice(1).map(textOf);
const priceOf = (code: string) =>
  textOf(screen.getAllByText(code)[0]?.closest('tr')?.querySelector('.unit-price'));

describe('works', () => {
  it('are chosen once they are there', async () => {
    const server = aWorksServer(works());
    const { promise, resolve } = Promise.withResolvers<void>();
    server.answers.Works = () => promise.then(() => ({ works: works() }));
    await openWorks();
    expect((await all()).disabled).toBe(true);
    resolve();
    await waitFor(async () => expect((await all()).disabled).toBe(false));
  });
});

describe('a change of prices', () => {
  it('shows each ticked work before and after, rounded half up to cents [WRK-015]', async () => {
    const { user } = await changing();
    await user.keyboard('5');
    expect(preview()).toEqual([
      'A1 Uno8,50 € diventa 8,93 €',
      'A2 DueSenza prezzo',
      'A3 Tre7,4567 € diventa 7,83 €',
    ]);
    await user.click(dialog().getByRole('button', { name: 'Riduci' }));
    expect(preview()[0]).toBe('A1 Uno8,50 € diventa 8,08 €');
    expect(dialog().getByRole('button', { name: 'Cambia 2 prezzi' })).toBeDefined();
  });

  it('sends what was shown, and `Annulla` takes it back for ten seconds [WRK-015]', async () => {
    const { user, asked, pass } = await changing();
    await user.keyboard('5{Enter}');
    await waitFor(() => expect(priceOf('A1')).toBe('8,93 € / m²'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('2 prezzi cambiati')).toBeDefined();
    await pass(9000);
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(priceOf('A1')).toBe('8,50 € / m²'));
    expect(priceOf('A3')).toBe('7,4567 € / m²');
    expect(asked<{ prices: object[] }>('ChangeWorkPrices').map(({ prices }) => prices)).toEqual([
      [
        { id: 'w-A1', revision: 3, price: 89_300 },
        { id: 'w-A3', revision: 1, price: 78_300 },
      ],
      [
        { id: 'w-A1', revision: 4, price: 85_000 },
        { id: 'w-A3', revision: 2, price: 74_567 },
      ],
    ]);
    expect(await screen.findByText("2 prezzi di nuovo com'erano")).toBeDefined();
  });

  it('says what it takes, and that nothing would change', async () => {
    const { user } = await changing([aListed({ code: 'A1' })]);
    const submit = () => dialog().getByRole('button', { name: /^Cambia \d/ });
    await user.keyboard('molto');
    expect(dialog().getByText('Scrivi una percentuale fino a 900,00 %')).toBeDefined();
    expect(submit()).toHaveProperty('disabled', true);
    const percent = dialog().getByRole('textbox', { name: 'Percentuale' });
    await user.clear(percent);
    await user.type(percent, '0,01');
    expect(dialog().getByTitle('Con questa percentuale non cambia nessun prezzo')).toBeDefined();
  });

  it('sends many in several calls, and undoes those that came through [WRK-015]', async () => {
    const many = Array.from({ length: 100 }, (_, at) =>
      aListed({ code: `M${at}`, description: { it: `Molti ${at}` }, price: 10_000 }),
    );
    const { user, answers, asked } = await changing(many);
    const { ChangeWorkPrices } = answers;
    answers.ChangeWorkPrices = (sent) => {
      if (asked('ChangeWorkPrices').length > 1) throw new GraphqlFailure('conflict');
      return ChangeWorkPrices?.(sent);
    };
    await user.keyboard('10{Enter}');
    expect(await screen.findByText(/^90 prezzi su 100 sono cambiati\. /)).toBeDefined();
    answers.ChangeWorkPrices = ChangeWorkPrices as never;
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(await screen.findByText("90 prezzi di nuovo com'erano")).toBeDefined();
  });

  it('keeps the dialog open when it failed', async () => {
    const { user, answers } = await changing();
    answers.ChangeWorkPrices = () => {
      throw new GraphqlFailure('conflict', { by: 'Anna Rossi', at: '2026-11-20T09:00:00.000Z' });
    };
    await user.keyboard('5{Enter}');
    expect(await dialog().findByRole('alert')).toBeDefined();
  });
});
