import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { setMeasures, setQuotationChoice } from '#shared/editing/set-measures.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aQuotation, aRow } from '#test/support/builders/document.ts';
import { aChoice, aRoom, exactRule, someMeasures } from '#test/support/builders/measures.ts';
import { GuardedRouter } from '#web/app/guarded-router.tsx';
import { LeaveQuestion } from '#web/app/leave-question.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import {
  aServer,
  cellOf,
  newQueries,
  openQuotation,
  QuotationRoutes,
  saveButton,
  signIn,
  textOf,
  totalRow,
} from './open-quotation.tsx';

const detergent = 'Sanalga Detergente Antialghe';
const discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };
const mine = aQuotation({ ...discounts, selectedProducts: [aRow()], selectedIncidences: [] });
const theirs: Quotation = {
  ...mine,
  area: 100,
  revision: 2,
  updatedBy: 'Sandra Rossi',
  updatedAt: '2026-11-20T08:42:00.000Z',
};
const stamp = { revision: 2, updatedBy: theirs.updatedBy, updatedAt: theirs.updatedAt };
const said = 'Sandra Rossi ha modificato questo preventivo alle 09:42 del 20/11/2026';

beforeEach(() => {
  signIn();
});

/** Ticks the only row and saves after another user has saved. */
async function meetConflict(own = mine, other = theirs) {
  const server = aServer({
    quotation: own,
    update: () => {
      server.quotation = other;
      return Promise.reject(new GraphqlFailure('conflict', { by: 'Sandra Rossi', at: theirs.updatedAt }));
    },
  });
  const { user, queries } = await openQuotation();
  await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
  await user.click(saveButton());
  const alert = await screen.findByText(new RegExp(said));
  return { server, user, queries, alert };
}

it('an own save whose answer was lost is no other version [OPC-50]', async () => {
  const server = aServer({
    quotation: mine,
    update: (input) => {
      const selectedIncidences = (input.selectedIncidences ?? []).map((id) => ({
        id,
        value: null,
        text: '',
      }));
      server.quotation = { ...mine, ...stamp, selectedIncidences };
      return Promise.reject(new GraphqlFailure('conflict', { by: 'Andrea', at: theirs.updatedAt }));
    },
  });
  const { user } = await openQuotation();
  await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
  await user.click(saveButton());
  await waitFor(() => expect(screen.queryByText(/modific[ah]e? non salvat/)).toBeNull());
  expect(totalRow()).toContain('1 incidenza su 1');
  expect(screen.queryByText(new RegExp(said))).toBeNull();
});

describe('when another user saved meanwhile', () => {
  it('shows author and time, and keeps the own changes', async () => {
    await meetConflict();
    expect(totalRow()).toContain('1 incidenza su 1');
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
    expect(screen.queryByRole('button', { name: /Salva modifiche/ })).toBeNull();
  });

  it.each(['a press', 'its key'])('compares in place of a save that cannot work, by %s', async (way) => {
    const { server, user } = await meetConflict();
    if (way === 'its key') await user.keyboard('{Control>}s{/Control}');
    else await user.click(screen.getByRole('button', { name: /^Confronta le versioni/ }));
    expect(await screen.findByRole('dialog', { name: 'Due versioni del preventivo' })).toBeTruthy();
    expect(server.saved).toHaveLength(1);
  });

  it('moves the focus to the choice when a save meets it, and at no other time', async () => {
    const { server, user, queries } = await meetConflict();
    const wayOn = () => screen.getByRole('button', { name: 'Confronta' });
    await waitFor(() => expect(document.activeElement).toBe(wayOn()));

    await user.click(wayOn());
    await user.click(await screen.findByRole('button', { name: 'Continua con queste' }));
    server.quotation = { ...theirs, revision: 3, area: 90 };
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(document.activeElement).not.toBe(wayOn());
  });

  const compare = async (user: Awaited<ReturnType<typeof meetConflict>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Confronta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Due versioni del preventivo' }));
    const side = (what: string, name: RegExp) =>
      within(dialog.getByRole('radiogroup', { name: what })).getByRole<HTMLInputElement>('radio', { name });
    return { dialog, side };
  };
  const [tick, mineIs, savedIs] = [
    `${detergent}: incidenza sommata`,
    /^Le tue modifiche/,
    /^Versione salvata/,
  ];

  it('compares measures place by place, and takes each as it was chosen [MEA-036]', async () => {
    const measured = setMeasures(mine, someMeasures([aRoom('Sala'), aRoom('Cucina')]));
    const chosen = setQuotationChoice(measured, aChoice(['Sala', 'Cucina']));
    const other = setMeasures({ ...chosen, ...stamp }, someMeasures([aRoom('Sala')], exactRule));
    const { server, user } = await meetConflict(chosen, other);
    const { dialog, side } = await compare(user);
    expect(side('Cucina: misure', savedIs).getAttribute('aria-label')).toMatch(/non c'è$/);
    expect(side('Misure', savedIs).getAttribute('aria-label')).toMatch(
      /Misura esatta, Sala 51,03\sm² 14,70\sm$/,
    );
    await user.click(side('Cucina: misure', mineIs));
    await user.click(dialog.getByRole('button', { name: 'Continua con queste' }));
    server.update = (_, quotation) => ({ ...quotation, revision: 3 });
    await user.click(saveButton());
    expect(server.saved[1]).toMatchObject({
      measures: someMeasures([aRoom('Sala'), aRoom('Cucina')], exactRule),
    });
  });

  it('compares field by field, each at first with the side that changed it', async () => {
    const { server, user } = await meetConflict();
    const { dialog, side } = await compare(user);
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    expect(side('Superficie', savedIs).getAttribute('aria-label')).toMatch(/100\sm²$/);
    expect([side('Superficie', savedIs).checked, side(tick, mineIs).checked]).toEqual([true, true]);
    await user.click(dialog.getByRole('button', { name: 'Continua con queste' }));
    expect(screen.queryByText(new RegExp(said))).toBeNull();
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('100 m²');
    expect(totalRow()).toContain('1 incidenza su 1');
    server.update = (_, quotation) => ({ ...quotation, revision: 3 });
    await user.click(saveButton());
    expect(server.saved[1]).toEqual({ id: 'q1', revision: 2, selectedIncidences: ['sanalga'] });
  });

  it('goes on with the chosen sides, and gives the own changes back', async () => {
    const { user } = await meetConflict();
    const { dialog, side } = await compare(user);
    await user.click(side('Superficie', mineIs));
    await user.click(side(tick, savedIs));
    await user.click(dialog.getByRole('button', { name: 'Continua con queste' }));
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
    expect(totalRow()).toContain('0 incidenze su 1');
    const toast = screen.getByText(/^Versioni unite/).closest('.toast') as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: 'Annulla' }));
    expect(totalRow()).toContain('1 incidenza su 1');
  });

  it('takes all of one side at once', async () => {
    const { user } = await meetConflict();
    const { dialog, side } = await compare(user);
    await user.click(dialog.getByRole('button', { name: 'Tutte le mie' }));
    expect([side('Superficie', mineIs).checked, side(tick, mineIs).checked]).toEqual([true, true]);
    await user.click(dialog.getByRole('button', { name: 'Tutte le altrui' }));
    await user.click(dialog.getByRole('button', { name: 'Continua con queste' }));
    expect(saveButton().disabled).toBe(true);
  });

  it('reloads the saved version, which can be undone', async () => {
    const { user } = await meetConflict();
    await user.click(screen.getByRole('button', { name: 'Ricarica' }));
    expect(totalRow()).toContain('0 incidenze su 1');
    expect(saveButton().disabled).toBe(true);
    await user.click(
      within(screen.getByText('Versione salvata ricaricata').closest('.toast') as HTMLElement).getByText(
        'Annulla',
      ),
    );
    expect(totalRow()).toContain('1 incidenza su 1');
    expect(saveButton().disabled).toBe(false);
  });
});

describe('a change heard from another session', () => {
  it('is shown and announced when nothing is unsaved', async () => {
    const server = aServer({ quotation: mine });
    const { queries } = await openQuotation();
    server.quotation = theirs;
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('100 m²');
    expect(saveButton().disabled).toBe(true);
  });

  it('waits for a decision while something is unsaved', async () => {
    const server = aServer({ quotation: mine });
    const { queries, user } = await openQuotation();
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    server.quotation = theirs;
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    expect(await screen.findByRole('button', { name: 'Confronta' })).toBeTruthy();
    expect(textOf(cellOf(detergent, 'Superficie'))).toBe('320 m²');
  });
});

describe("one's own other window", () => {
  const own = "Tu, in un'altra finestra, hai modificato questo preventivo alle 09:42 del 20/11/2026";
  const hearOfOwn = async (isEditing: boolean) => {
    const server = aServer({ quotation: mine });
    const { queries, user } = await openQuotation();
    if (isEditing)
      await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    server.quotation = { ...theirs, updatedBy: 'Marta Bellini' };
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    return user;
  };

  it('is named as the own one when its version is taken over', async () => {
    await hearOfOwn(false);
    expect(await screen.findByText(own)).toBeTruthy();
  });

  it('is named as the own one when the user must choose', async () => {
    const user = await hearOfOwn(true);
    expect((await screen.findByRole('alert')).textContent).toContain(`${own}. Ricarica o confronta`);
    await user.click(screen.getByRole('button', { name: 'Confronta' }));
    expect(
      await screen.findByText("Tu, in un'altra finestra, hai salvato alle 09:42 del 20/11/2026"),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: "Tutte quelle dell'altra finestra" })).toBeTruthy();
  });
});

describe('a product that was removed elsewhere while its packages were changed here', () => {
  it('is compared by its packages, at first as the user changed it', async () => {
    const other = aRow({ sId: 'other', id: 'other', name: { it: 'Fondo' } });
    const quotation = { ...mine, selectedProducts: [aRow(), other] };
    const server = aServer({ quotation });
    const { user, queries } = await openQuotation();
    await user.click(screen.getByRole('button', { name: new RegExp(`^Confezioni di ${detergent}`) }));
    await user.keyboard('{ArrowRight}{Enter}');
    server.quotation = { ...theirs, area: mine.area, selectedProducts: [other] };
    await act(() => queries.invalidateQueries({ queryKey: ['quotation', 'one', 'q1'] }));
    await user.click(await screen.findByRole('button', { name: 'Confronta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Due versioni del preventivo' }));
    const [own, saved] = dialog.getAllByRole<HTMLInputElement>('radio');
    expect(own?.getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe('Le tue modifiche: 8 × 5 l');
    expect(saved?.getAttribute('aria-label')).toBe("Versione salvata: non c'è");
    expect([own?.checked, saved?.checked]).toEqual([true, false]);
    await user.click(dialog.getByRole('button', { name: 'Continua con queste' }));
    expect(textOf(cellOf(detergent, 'Confezioni'))).toContain('8 × 5 l');
  });
});

describe('leaving', () => {
  const openGuarded = async (_server = aServer({ quotation: mine })) => {
    window.history.replaceState(null, '', '/preventivi/q1');
    render(
      <QueryClientProvider client={newQueries()}>
        <GuardedRouter>
          <QuotationRoutes />
          <LeaveQuestion />
        </GuardedRouter>
      </QueryClientProvider>,
    );
    await screen.findByRole('table');
    return userEvent.setup();
  };
  const back = () => screen.getByRole('link', { name: "Torna all'elenco" });

  it('needs no question without changes [QVW-038]', async () => {
    const user = await openGuarded();
    await user.click(back());
    expect(screen.getByText('Elenco')).toBeTruthy();
  });

  it('asks with changes, then stays or leaves [QVW-038, QVW-039, QER-016]', async () => {
    const user = await openGuarded();
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    await user.click(back());
    expect(
      await screen.findByText('Hai delle modifiche non pubblicate. Sicuro di voler uscire senza salvarle?'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resta' }));
    expect(screen.queryByText('Elenco')).toBeNull();
    expect(totalRow()).toContain('1 incidenza su 1');
    await user.click(back());
    await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
    await waitFor(() => expect(screen.getByText('Elenco')).toBeTruthy());
  });

  it('saves what was edited on the way to the products, and stays when that fails', async () => {
    let fails = true;
    const server = aServer({
      quotation: mine,
      update: (_, now) => {
        if (fails) throw new GraphqlFailure('offline');
        return { ...now, revision: 2 };
      },
    });
    const user = await openGuarded(server);
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    const toProducts = async () => {
      await user.click(screen.getByRole('link', { name: 'Modifica prodotti' }));
      await user.click(await screen.findByRole('button', { name: 'Salva e continua' }));
    };
    await toProducts();
    await screen.findByText(/non so se ho salvato/);
    expect(window.location.pathname).toBe('/preventivi/q1');
    fails = false;
    await toProducts();
    await waitFor(() => expect(window.location.pathname).toBe('/preventivi/q1/modifica'));
  });

  it('offers no save while somebody else saved meanwhile', async () => {
    const server = aServer({
      quotation: mine,
      update: () => {
        server.quotation = theirs;
        throw new GraphqlFailure('conflict', { by: 'Sandra Rossi', at: theirs.updatedAt });
      },
    });
    const user = await openGuarded(server);
    await user.click(screen.getByRole('checkbox', { name: `Somma l'incidenza di ${detergent}` }));
    await user.click(saveButton());
    await screen.findByText(new RegExp(said));
    await user.click(back());
    await screen.findByRole('button', { name: 'Resta' });
    expect(screen.queryByRole('button', { name: 'Salva e continua' })).toBeNull();
  });
});
