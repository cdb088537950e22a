import { screen, within } from '@testing-library/react';
import { materialLine } from '#shared/offers/copied-row.ts';
import { settledOffer } from '#shared/offers/settled-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { aServer } from '#test/support/a-server.ts';
import { givenTexts } from '#test/support/builders/given-texts.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import OfferPage from '#web/features/offers/edit/offer-page.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';

type Input = Partial<Offer> & { id: string; revision: number; lines?: Partial<OfferLine>[] };

/** The offer after a save, as the server makes it of the edits. */
function saved(before: Offer, { lines, texts, ...fields }: Input): Offer {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const edited = lines?.map((edit) => lineOf(known.get(edit.id ?? ''), edit, before));
  return settledOffer({
    ...before,
    ...fields,
    texts: { ...before.texts, ...texts },
    lines: edited ?? before.lines,
    revision: before.revision + 1,
    updatedAt: '2026-11-26T09:42:00.000Z',
  });
}

function lineOf(before: OfferLine | undefined, edit: Partial<OfferLine>, { defaultVat }: Offer): OfferLine {
  const { row, ownCost, markup, works, ...fields } = edit as Partial<OfferLine> & {
    row?: { quotation: string; sId: string };
    ownCost?: number | null;
    markup?: number | null;
    works?: string[];
  };
  const made =
    row && materialLine(copyOf(row), { id: edit.id ?? '', sectionId: null, vat: defaultVat ?? '' });
  const line = { ...(before ?? made), ...made, ...fields } as OfferLine;
  if (!line.material) return line;
  const own = ownCost === undefined ? {} : { cost: ownCost, ownCost: ownCost !== null };
  return {
    ...line,
    material: { ...line.material, ...(markup !== undefined && { markup }), ...(works && { works }), ...own },
  };
}

const copyOf = ({ quotation, sId }: { quotation: string; sId: string }) => ({
  description: { it: `Prodotto ${sId}` },
  unit: 'l',
  quantity: 14_000,
  material: {
    ...{ quotationId: quotation, sId, productId: sId, color: null, colorlist: null },
    ...{ packs: [{ size: 14_000_000, count: 1 }], area: 0, places: [], cost: 10_000 },
    copiedAt: '2026-11-26T09:42:00.000Z',
  },
});

const noChanges = { materials: [], works: [], quantities: [] };

/** The server of one offer, which others may change too. */
export function anOfferServer(offer: Offer, changes: object = noChanges, settings: object = {}) {
  let stored = offer;
  const server = aServer({
    Offer: () => ({ offer: answered(stored) }),
    OfferChanges: () => ({ offerChanges: changes }),
    SentOffer: () => ({ sentOffer: null }),
    OwnersOfferSettings: () => ({
      offerSettings: {
        ...{ businessName: 'Conti Pitture', vatNumber: '00743110157', regime: 'ordinary', iban: null },
        ...{ hourlyCost: 240_000, vat: [], plan: [], asksCode: false, remindersOn: false, ...givenTexts },
        ...settings,
      },
    }),
    UpdateOffer: ({ input }: { input: Input }) => {
      if (input.revision !== stored.revision) throw new GraphqlFailure('conflict');
      stored = saved(stored, input);
      return { updateOffer: answered(stored) };
    },
  });
  return {
    ...server,
    inputs: () => server.asked<{ input: Input }>('UpdateOffer').map(({ input }) => input),
    /** Another window saves. */
    change: (fields: Partial<Offer>) => {
      stored = { ...stored, ...fields, revision: stored.revision + 1, updatedBy: 'Anna Rossi' };
    },
  };
}

/** GraphQL names both fields of a discount. */
const answered = (offer: Offer) => ({
  ...offer,
  discount: offer.discount && { percent: null, amount: null, ...offer.discount },
});

/** Opens /offerte/offer as a painter, and waits for its title. */
export async function openOffer(user: Parameters<typeof signIn>[0] = {}) {
  signIn({ type: 'imbianchino', country: 'IT', ...user });
  const opened = openScreens('/offerte/offer', { '/offerte/:id': () => <OfferPage /> });
  await screen.findByRole('region', { name: 'Azioni' });
  return opened;
}

type User = Awaited<ReturnType<typeof openOffer>>['user'];

export const press = (user: User, name: string | RegExp) => user.click(screen.getByRole('button', { name }));

/** Presses what opens a dialog, whose code may come later. */
export async function openDialog(user: User, name: string | RegExp) {
  await press(user, name);
  return within(await screen.findByRole('dialog'));
}

/** An entry of the menu of a line or section. */
export async function choose(user: User, menu: string, entry: string) {
  await press(user, `Altre azioni su ${menu}`);
  await user.click(screen.getByRole('menuitem', { name: entry }));
}

/** One that opens a dialog. */
export async function chooseDialog(user: User, menu: string, entry: string) {
  await choose(user, menu, entry);
  return within(await screen.findByRole('dialog'));
}

export const save = (user: User) => press(user, /Salva modifiche/);

/** The row that has a text. */
export const rowWith = (text: string) => rows().find((row) => row.includes(text)) ?? '';
export const rows = () =>
  within(screen.getByRole('table')).getAllByRole('row').slice(1).map(textOf).filter(Boolean);
export const totals = () =>
  [...document.querySelectorAll('aside .card .tots > div')].map((each) => textOf(each));
