import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOff } from '#test/support/is-off.ts';
import { place, signIn } from '#test/support/open-screen.tsx';
import { resizeWindow } from '#test/support/window-size.ts';
import type { CreateQuotationInput } from '#web/graphql/quotations.ts';
import { asksForNew } from '#web/lib/ask-for-new.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aSelectionServer,
  chosen,
  newAddress,
  openAddress,
  openAsked,
  openSelection,
  primary,
  silently,
} from './open-selection.tsx';

type Asked = { input: CreateQuotationInput };
const create = () => primary('Crea preventivo');

beforeEach(() => {
  signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a new quotation that was asked for with a product', () => {
  it('begins with it, once', async () => {
    const server = aSelectionServer();
    const { queries } = openAsked('primer-base');
    await waitFor(() => expect(chosen()).toEqual(['Primer Base']));
    await queries.invalidateQueries();
    await waitFor(() => expect(server.asked('SelectableProducts')).toHaveLength(2));
    expect(chosen()).toEqual(['Primer Base']);
  });

  it('says so when the product is not offered', async () => {
    aSelectionServer();
    openAsked('altro');
    await screen.findByText(/Il prodotto da cui sei partito non è nel tuo listino/);
    expect(chosen()).toEqual([]);
  });
});

describe('the address of a new quotation', () => {
  async function opened(address: string) {
    aSelectionServer();
    openAddress(address);
    await waitFor(() => expect(screen.getByText(/elsewhere|Scelta manuale/)).toBeTruthy());
    return { place: place(), asks: asksForNew(window.history.state?.usr) };
  }

  it('opens the manual choice, under breadcrumbs from the list [QNW-002, QNW-026]', async () => {
    aSelectionServer();
    await openSelection();
    expect(screen.getByRole('heading', { level: 1, name: 'Scelta manuale dei prodotti' })).toBeTruthy();
    const crumbs = screen.getByRole('navigation', { name: 'Percorso' });
    expect(crumbs.textContent).toBe('PreventiviNuovo preventivo');
    expect(crumbs.querySelector('a')?.getAttribute('href')).toBe('/preventivi');
    expect(screen.getByText('Imola (BO)')).toBeTruthy();
  });

  it('of an unknown type leads to the list', async () => {
    expect(await opened('/preventivi/nuovo/altro?name=A&location=B&province=BO')).toEqual({
      place: '/preventivi',
      asks: false,
    });
  });

  it('without a name makes a Preventivo', async () => {
    await opened('/preventivi/nuovo/manual?location=Imola&province=BO');
    expect(screen.getByText('Preventivo', { selector: 'li' })).toBeTruthy();
  });

  it.each([
    '?name=Casa&province=BO',
    '?name=Casa&location=Imola',
    '?name=Casa&location=Imola&province=ZZ',
    '',
  ])(
    'without location or, in Italy, a province that exists (%s) asks for them in the dialog of the list',
    async (query) => {
      expect(await opened(`/preventivi/nuovo/manual${query}`)).toEqual({ place: '/preventivi', asks: true });
    },
  );

  it('needs no province outside Italy', async () => {
    signIn({ country: 'CH' });
    expect((await opened('/preventivi/nuovo/manual?name=Haus&location=Lugano')).asks).toBe(false);
    expect(screen.getByText('Lugano')).toBeTruthy();
  });
});

describe('choosing products', () => {
  afterEach(() => resizeWindow('usual'));

  it.each([
    ['begins in the search', 'usual', true],
    ['begins at the top on a phone, whose keyboard would cover the products', 'phone', false],
  ] as const)('%s', async (_, window, isSearch) => {
    resizeWindow(window);
    aSelectionServer();
    await openSelection();
    expect(document.activeElement === screen.getByRole('searchbox')).toBe(isSearch);
  });
});

describe('creating a quotation', () => {
  it('cannot be done while nothing is chosen, and the bar says why [QNW-005, QNW-023]', async () => {
    aSelectionServer();
    const { add } = await openSelection();
    const reason = 'Aggiungi almeno un prodotto per creare il preventivo';
    expect(isOff(create())).toBe(true);
    expect(create().title).toBe(reason);
    expect(screen.getAllByRole('status').some((status) => status.textContent === reason)).toBe(true);
    await add('Primer Base');
    expect(isOff(create())).toBe(false);
    expect(screen.getByText('1 prodotto scelto')).toBeTruthy();
  });

  it('sends name, place and the chosen products, each with its own sId [QNW-029, QNW-030, QNW-035]', async () => {
    const server = aSelectionServer();
    const { user, add } = await openSelection();
    await add('Rasacalce');
    await add('Primer Base');
    await add('Primer Base');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Consumo di Rasacalce' }), '1');
    await user.click(create());
    await waitFor(() => expect(server.asked('CreateQuotation')).toHaveLength(1));
    const { key, ...input } = server.asked<Asked>('CreateQuotation')[0]?.input ?? { key: '' };
    expect(input).toEqual({
      name: 'Casa Mengoni',
      location: 'Imola',
      province: 'BO',
      selectedProducts: [
        { sId: 'n1', product: 'rasacalce', consumptionRange: 1 },
        { sId: 'n3', product: 'primer-base', consumptionRange: 0 },
        { sId: 'n4', product: 'primer-base', consumptionRange: 0 },
      ],
    });
    expect(key).toBe('n5');
  });

  it('leads to the view of the new quotation, without asking to leave [QNW-008, QNW-025, QNW-038]', async () => {
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Primer Base');
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/preventivi/made'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('works for users without a price list [QNW-043]', async () => {
    signIn({ pricelist: null, pricelistName: null });
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Primer Base');
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/preventivi/made'));
  });

  it('that fails is logged and said, and the selection is still there to try again [QER-013, QER-014, QER-015]', async () => {
    const log = silently();
    const server = aSelectionServer();
    const works = server.answers.CreateQuotation;
    server.answers.CreateQuotation = () => {
      throw new GraphqlFailure('offline');
    };
    const { user, add } = await openSelection();
    await add('Primer Base');
    await user.click(create());
    expect((await screen.findByRole('alert')).textContent).toContain('Non so se è arrivato');
    expect(log).toHaveBeenCalledWith('quotation not created', 'unanswered');
    expect(place()).toContain('/preventivi/nuovo/manual');
    expect(chosen()).toEqual(['Primer Base']);
    expect(isOff(create())).toBe(false);
    server.answers.CreateQuotation = works as never;
    await user.click(create());
    await waitFor(() => expect(place()).toBe('/preventivi/made'));
  });

  it('uses one key for all attempts to create the same, another when something changed', async () => {
    silently();
    const server = aSelectionServer();
    server.answers.CreateQuotation = () => {
      throw new GraphqlFailure('product-not-available');
    };
    const { user, add } = await openSelection();
    const attempt = async (count: number) => {
      await user.click(create());
      await waitFor(() => expect(server.asked('CreateQuotation')).toHaveLength(count));
      await waitFor(() => expect(isOff(create())).toBe(false));
      return server.asked<Asked>('CreateQuotation').at(-1)?.input.key;
    };
    await add('Primer Base');
    const first = await attempt(1);
    expect(await attempt(2)).toBe(first);
    await add('Finitura Fine');
    expect(await attempt(3)).not.toBe(first);
  });

  it('cannot be started twice: the button is busy while it is under way', async () => {
    const late = Promise.withResolvers();
    const server = aSelectionServer();
    server.answers.CreateQuotation = () => late.promise;
    const { user, add } = await openSelection();
    await add('Primer Base');
    await user.click(create());
    expect(create().getAttribute('aria-busy')).toBe('true');
    await user.click(create());
    await user.keyboard('{Control>}s{/Control}');
    expect(server.asked('CreateQuotation')).toHaveLength(1);
  });
});

describe('leaving a new quotation', () => {
  const back = () => screen.getByRole('link', { name: "Torna all'elenco" });

  it('goes back to the list without a question while nothing is chosen [QNW-004, QNW-008]', async () => {
    aSelectionServer();
    const { user } = await openSelection();
    await user.click(back());
    expect(place()).toBe('/preventivi');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks when something is chosen; stay keeps the selection, leave discards it [QNW-006, QNW-007, QER-016]', async () => {
    aSelectionServer();
    const { user, add } = await openSelection();
    await add('Primer Base');
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'Resta' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(place()).toBe(decodeURIComponent(newAddress));
    expect(chosen()).toEqual(['Primer Base']);
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(place()).toBe('/preventivi'));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it("brings the browser's own warning when the tab is closed", async () => {
    aSelectionServer();
    const { add } = await openSelection();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await add('Primer Base');
    expect(closing()).toBe(true);
  });
});
