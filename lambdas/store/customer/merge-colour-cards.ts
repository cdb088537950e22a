import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { mostAddedColours, mostHiddenColours } from '#shared/schemas/colour-card.ts';
import { readColourCard, writeColourCard } from './colour-card-store.ts';
import { readCustomer } from './customer-store.ts';

/** Lines of both cards, each once by its id: done again it adds nothing. The newest stay where there are too many. */
export const mergeColourCards = (uid: string, from: string, to: string): Promise<void> =>
  tryAgain(async () => {
    const [theirs, mine] = [await readColourCard(uid, from), await readColourCard(uid, to)];
    if (theirs.revision === 0 || !(await readCustomer(uid, to))) return;
    const known = new Set(mine.added.map(({ id }) => id));
    const added = [...mine.added, ...theirs.added.filter(({ id }) => !known.has(id))];
    const hidden = [...new Set([...mine.hidden, ...theirs.hidden])];
    if (added.length === mine.added.length && hidden.length === mine.hidden.length) return;
    const { updatedAt, updatedBy } = theirs;
    await writeColourCard(uid, to, {
      ...{ revision: mine.revision + 1, updatedAt, updatedBy },
      added: added.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, mostAddedColours),
      hidden: hidden.slice(-mostHiddenColours),
    });
  });
