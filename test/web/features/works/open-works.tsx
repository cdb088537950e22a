import { screen, within } from '@testing-library/react';
import type { WorkContent } from '#shared/schemas/work-input.ts';
import { aServer } from '#test/support/a-server.ts';
import { aWorkRow } from '#test/support/builders/work.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import WorksPage from '#web/features/works/list/works-page.tsx';
import type { WholeWork } from '#web/features/works/use-works.ts';

type Row = ReturnType<typeof aWorkRow>;
type Texts = { en?: string | null; de?: string | null };

/** A work as the server answers it: languages without a text are null. */
export const aListed = (of: Partial<Row> = {}): WholeWork => {
  const row = aWorkRow(of);
  const { en = null, de = null }: Texts = row.description;
  return {
    ...row,
    ...{ longText: null, updatedAt: '2026-11-20T09:00:00.000Z', updatedBy: 'Anna Rossi' },
    description: { it: row.description.it, en, de },
  };
};

type Change = { id: string; revision: number; price: number };

/** A server of works that creates, edits, archives and deletes them, and changes their prices. */
export function aWorksServer(works: readonly WholeWork[] = [aListed()], settings: object = {}) {
  let stored = [...works];
  const one = (id: string) => stored.find((work) => work.id === id) ?? aListed();
  const put = (next: WholeWork) => {
    stored = [...stored.filter(({ id }) => id !== next.id), next];
    return next;
  };
  const saved = (before: WholeWork, content: Partial<WorkContent>) =>
    put({ ...before, ...content, revision: before.revision + 1 } as WholeWork);
  return {
    change: (id: string, content: Partial<WholeWork>) => put({ ...one(id), ...content }),
    ...aServer({
      Works: () => ({ works: stored }),
      Work: ({ id }: { id: string }) => ({ work: one(id) }),
      OfferSettings: () => ({
        offerSettings: {
          ...{ hourlyCost: null, regime: 'ordinary' },
          vat: [{ code: 'SM3', label: '3 %', rate: 300, nature: null, note: null, stampable: false }],
          ...settings,
        },
      }),
      Phases: () => ({ phases: [{ id: 'rasatura', name: { it: 'Rasatura', en: null, de: null } }] }),
      CreateWork: ({ work }: { work: WorkContent }) => ({
        createWork: saved({ ...aListed(), id: 'made' }, work),
      }),
      UpdateWork: ({ work: { id, revision: _, ...content } }: { work: WorkContent & Change }) => ({
        updateWork: saved(one(id), content),
      }),
      ArchiveWork: ({ id, archived }: { id: string; archived: boolean }) => ({
        archiveWork: put({ ...one(id), archived }),
      }),
      DeleteWork: ({ id }: { id: string }) => {
        stored = stored.filter((work) => work.id !== id);
        return { deleteWork: id };
      },
      ChangeWorkPrices: ({ prices }: { prices: Change[] }) => {
        for (const { id, revision, price } of prices) put({ ...one(id), revision: revision + 1, price });
        return { changeWorkPrices: prices.map(({ id }) => id) };
      },
      LoadStarterWorks: () => {
        stored = [...stored, aListed({ code: 'P01' }), aListed({ code: 'P02' })];
        return { loadStarterWorks: 2 };
      },
    }),
  };
}

/** Opens /lavorazioni as a painter, and waits for the works. */
export async function openWorks(address = '/lavorazioni') {
  signIn({ type: 'imbianchino' });
  const opened = openScreens(address, { '/lavorazioni': (timer) => <WorksPage timer={timer} /> });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

export const codes = () => [...document.querySelectorAll('td .work-code:not(.mobile-only)')].map(textOf);
export const dialog = () => within(screen.getByRole('dialog'));
