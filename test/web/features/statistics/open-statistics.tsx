import { screen, within } from '@testing-library/react';
import { weeksFrom } from '#shared/statistics/week.ts';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import StatisticsPage from '#web/features/statistics/statistics-page.tsx';
import type { Statistics, Sums } from '#web/features/statistics/use-statistics.ts';

/** Wednesday of the 47th week. */
export const today = '2026-11-18T10:00:00.000Z';

export type Asked = { from: string; to: string; country: string | null };

const entry = (key: string, quotations: number, value = 0, valued = 0) => ({
  key,
  quotations,
  value,
  valued,
});

export const sums: Sums = { quotations: 15, value: 12_000.6, valued: 12, fromTests: 9, begunTests: 12 };
export const nothing: Sums = { quotations: 0, value: 0, valued: 0, fromTests: 0, begunTests: 0 };

/** Four weeks in two countries. */
export const someStatistics = (changes: Partial<Statistics> = {}): Statistics => ({
  countries: ['DE', 'IT'],
  weeks: weeksFrom('2026-W44', 4).map((week, index) => ({
    week,
    quotations: [5, 0, 7, 3][index] ?? 0,
    value: [4000, 0, 6500.5, 1500.1][index] ?? 0,
    fromTests: [3, 0, 4, 2][index] ?? 0,
    begunTests: [4, 1, 5, 2][index] ?? 0,
  })),
  sums,
  before: { quotations: 12, value: 15_000, valued: 12, fromTests: 5, begunTests: 10 },
  byCountry: [entry('IT', 11, 9000, 10), entry('DE', 4, 3000.6, 2)],
  byProvince: [entry('TO', 6, 5000, 6), entry('', 3), entry('MB', 2, 4000, 2)],
  byUserType: [entry('imbianchino', 10, 9000, 10), entry('', 5)],
  products: [
    { ...entry('p1', 12, 7000, 11), name: { it: 'Silicalce Facciata', en: 'Silicalce Facade', de: null } },
    { ...entry('p2', 3), name: null },
  ],
  colours: [
    { ...entry('CC 214', 8, 5000, 8), r: 214, g: 160, b: 84 },
    { ...entry('CC 999', 1), r: null, g: null, b: null },
  ],
  ...changes,
});

type Answer = (asked: Asked) => Partial<Statistics> | Promise<Partial<Statistics>>;

/** Giulia, a super user, opens the statistics; the server answers what the test says. */
export async function openStatistics(address = '/statistiche', answer: Answer = () => ({})) {
  signIn({ superUser: true });
  const server = aServer({
    Statistics: async (asked: Asked) => ({ statistics: someStatistics(await answer(asked)) }),
  });
  const opened = openScreens(address, { '/statistiche': (timer) => <StatisticsPage timer={timer} /> });
  await screen.findByRole('heading', { name: 'Statistiche' });
  return { ...opened, asked: () => server.asked<Asked>('Statistics') };
}

/** The text of the tile with this name. */
export const tile = (name: string) => textOf(screen.getByText(name, { selector: 'dt' }).parentElement);

/** The cells of a table, a row a line. */
export const table = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(textOf));
