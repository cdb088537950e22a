import { randomUUID } from 'node:crypto';
import type { Work, WorkRow } from '#shared/schemas/work.ts';
import type { WorkContent } from '#shared/schemas/work-input.ts';
import { changed, registeredAndSignedIn, withToken } from './accounts-api.ts';
import { aWorkContent } from './builders/work.ts';
import { answered } from './quotations-api.ts';

const row = `id revision code description { it en de } group unit price vat hours hourlyCost unitCost finished
  phases archived`;
const whole = `${row} createdAt updatedAt updatedBy longText { it en de }`;

/** A verified painter with a library of their own, still empty. */
export async function aPainter(changes: object = {}) {
  const user = await registeredAndSignedIn({ company: 'Ditta Lavori' });
  await changed(user.id, { emailVerified: true, ...changes });
  return user;
}

/** The operations on works, by the holder of a token. */
export const worksOf = (token: string) => ({
  list: () => withToken<{ works: WorkRow[] }>(token, `{ works { ${row} } }`),
  read: (id: string) =>
    withToken<{ work: Work }>(token, `query ($id: ID!) { work(id: $id) { ${whole} } }`, { id }),
  create: (work: object, key: string = randomUUID()) =>
    withToken<{ createWork: Work }>(
      token,
      `mutation ($key: ID!, $work: NewWorkInput!) { createWork(key: $key, work: $work) { ${whole} } }`,
      { key, work },
    ),
  update: (work: object) =>
    withToken<{ updateWork: Work }>(
      token,
      `mutation ($work: WorkInput!) { updateWork(work: $work) { ${whole} } }`,
      { work },
    ),
  archive: (id: string, archived: boolean) =>
    withToken<{ archiveWork: Work }>(
      token,
      `mutation ($id: ID!, $archived: Boolean!) { archiveWork(id: $id, archived: $archived) { ${whole} } }`,
      { id, archived },
    ),
  remove: (id: string) =>
    withToken<{ deleteWork: string }>(token, 'mutation ($id: ID!) { deleteWork(id: $id) }', { id }),
  changePrices: (prices: object[], key: string = randomUUID()) =>
    withToken<{ changeWorkPrices: string[] }>(
      token,
      'mutation ($key: ID!, $prices: [WorkPriceInput!]!) { changeWorkPrices(key: $key, prices: $prices) }',
      { key, prices },
    ),
  loadStarters: () => withToken<{ loadStarterWorks: number }>(token, 'mutation { loadStarterWorks }'),
});

export type Works = ReturnType<typeof worksOf>;

/** A new work in the library. */
export const createdWork = async (works: Works, of: Partial<WorkContent> = {}) =>
  answered(await works.create(aWorkContent(of))).createWork;

export const listedWorks = async (works: Works) => answered(await works.list()).works;
