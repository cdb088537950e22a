import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import type { Phase } from '#shared/schemas/phase.ts';
import { aServer } from '#test/support/a-server.ts';
import { aConfig, anAnswer, aQuestion } from '#test/support/builders/guided-test-config.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import type { CheckWork } from '#web/components/test-check/check-work.ts';
import { doneCheck } from '#web/components/test-check/done-check.ts';
import HealthPage from '#web/features/catalogue/health/health-page.tsx';
import type { ShownFinding } from '#web/features/catalogue/health/use-health.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

const aFinding = (changes: Partial<ShownFinding> = {}): ShownFinding => ({
  rule: 'no-price',
  kind: 'product',
  id: 'adda',
  name: { it: 'Adda Calce', en: null },
  part: null,
  details: ['PCU'],
  ...changes,
});

/** A worker that checks when the test lets it. */
class AWorker extends EventTarget {
  static waiting: (() => void)[] = [];
  terminate = () => {};
  postMessage(work: CheckWork) {
    const data = { kind: 'done', check: doneCheck(work) };
    AWorker.waiting.push(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}
const letCheck = async () => {
  await waitFor(() => expect(AWorker.waiting).not.toEqual([]));
  act(() => {
    for (const answer of AWorker.waiting.splice(0)) answer();
  });
};
beforeEach(() => {
  AWorker.waiting = [];
  vi.stubGlobal('Worker', AWorker);
});

const good = aConfig({
  stage4: [{ id: 'mia', title: 'Mia', choices: [{ id: 'calce', title: 'Con calce' }] }],
});
type Opened = { published?: GuidedTestConfig; phases?: Phase[]; italy?: boolean };

function open(
  findings: readonly ShownFinding[],
  { published = good, phases = [], italy = true }: Opened = {},
) {
  const server = aServer({
    CatalogueHealth: () => ({ catalogueHealth: findings }),
    PublishedGuidedTest: () => ({ guidedTest: { config: JSON.stringify(published) } }),
    CheckedCatalogue: () => ({ checkedCatalogue: { phases, products: [] } }),
    PriceListUsers: () => ({ priceListUses: { users: 3 } }),
  });
  signIn({
    superUser: true,
    managementMode: italy ? 'all' : 'only',
    managedCountries: italy ? [] : ['DE'],
  });
  return { server, ...openScreens('/catalogo', { '/catalogo': () => <HealthPage /> }) };
}

const linesOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(textOf);

describe('the health of the catalogue', () => {
  it('lists each mistake under its rule, with the way to where it is mended', async () => {
    open([
      aFinding(),
      aFinding({ rule: 'unknown-colours', part: 2, details: ['XX 1', 'XX 2'] }),
      aFinding({
        rule: 'no-translation',
        kind: 'phase',
        id: 'fondo',
        name: { it: 'Fondo', en: null },
        details: ['name'],
      }),
    ]);
    await screen.findByRole('region', { name: 'Senza prezzo in un loro listino' });
    await letCheck();
    expect(linesOf('Senza prezzo in un loro listino')).toEqual(['Adda CalcePCU']);
    expect(linesOf('Colori non pubblicati')).toEqual(['Adda Calcefascia 2 · XX 1, XX 2']);
    expect(linesOf('Senza traduzione in inglese')).toEqual(['Fondonome']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/prodotti', '/prodotti/adda', '/prodotti/adda', '/fasi/fondo']);
  });

  it('shows twenty of many, and all of them when asked', async () => {
    const { user } = open(Array.from({ length: 25 }, (_, index) => aFinding({ id: `p${index}` })));
    await screen.findByRole('region', { name: 'Senza prezzo in un loro listino' });
    await letCheck();
    expect(linesOf('Senza prezzo in un loro listino')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Mostra tutti (25)' }));
    expect(linesOf('Senza prezzo in un loro listino')).toHaveLength(25);
  });

  it('says when there is nothing to mend, and checks again when asked', async () => {
    const { user, server } = open([]);
    await screen.findByRole('progressbar', { name: 'Controllo in corso' });
    expect(screen.queryByText('Tutto a posto')).toBeNull();
    await letCheck();
    expect(screen.getByText('Tutto a posto')).toBeTruthy();
    expect(screen.getByText('0 da sistemare')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ricontrolla' }));
    expect(server.asked('CatalogueHealth')).toHaveLength(2);
    await letCheck();
  });

  it('tells of an empty price list who sees nothing: its users, and the countries it is proposed for', async () => {
    open([
      aFinding({
        rule: 'empty-price-list',
        kind: 'priceList',
        id: 'dach',
        name: { it: 'Export DACH', en: null },
        details: ['DE', 'AT'],
      }),
    ]);
    await screen.findByText('3 utenti · Germania, Austria');
    await letCheck();
    expect(screen.getByRole('link', { name: 'Export DACH' }).getAttribute('href')).toBe(
      '/listini/dach/prodotti',
    );
  });

  it('names the choice of a phase, and fields without German', async () => {
    open([
      aFinding({ rule: 'bare-choice', kind: 'phase', id: 'fondo', part: 2, details: ['Rete'] }),
      aFinding({ rule: 'no-german', details: ['name', 'specs'] }),
    ]);
    await screen.findByRole('region', { name: 'Scelte di fasi senza prodotti' });
    await letCheck();
    expect(linesOf('Scelte di fasi senza prodotti')).toEqual(['Adda Calcescelta 2 · Rete']);
    expect(linesOf('Senza tedesco')).toEqual(['Adda Calcenome, specifiche']);
  });
});

describe('the health of the guided test', () => {
  const published = aConfig({
    stage1: [
      aQuestion('a', { answers: [anAnswer('si', { tag: 'umido' }), anAnswer('no')] }),
      aQuestion('mai', { visible: ['mai-dato'] }),
    ],
    stage4: [{ id: 'mia', title: 'Mia', choices: [{ id: 'calce', title: 'Con calce', withProducts: true }] }],
  });

  it('lists what users meet, each with the way to it, and no harmless notes', async () => {
    open([], { published });
    await letCheck();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(headings).toEqual(['Scelte senza prodotti', 'Domande che non si raggiungono mai']);
    expect(screen.getByRole('link', { name: 'Domanda mai' }).getAttribute('href')).toBe(
      '/test?stage=stage1&question=mai',
    );
    expect(screen.getByRole('link', { name: 'Con calce, scelta 1' }).getAttribute('href')).toBe(
      '/test?stage=stage4&phase=mia&choice=calce',
    );
    expect(screen.getByText('2 da sistemare')).toBeTruthy();
    expect(screen.queryByText('Tutto a posto')).toBeNull();
  });

  it('does not tell again what the check of the catalogue tells of a phase', async () => {
    const phases = [aPhase({ id: 'fondo', name: { it: 'Fondo' } }), aPhase({ id: 'altra' })];
    open([aFinding({ rule: 'bare-choice', kind: 'phase', id: 'fondo', part: 1, details: [] })], { phases });
    await letCheck();
    expect(linesOf('Scelte di fasi senza prodotti')).toHaveLength(1);
    const told = within(screen.getByRole('region', { name: 'Scelte senza prodotti' }));
    expect(told.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/fasi/altra']);
  });

  it('is not asked for where the user may not mend it', async () => {
    const { server } = open([], { published, italy: false });
    expect(await screen.findByText('Tutto a posto')).toBeTruthy();
    expect(server.asked('PublishedGuidedTest')).toEqual([]);
    expect(server.asked('CheckedCatalogue')).toEqual([]);
  });

  it('says why it could not be read, and does not say that all is well', async () => {
    const { server } = open([]);
    server.answers.PublishedGuidedTest = () => {
      throw new GraphqlFailure('internal');
    };
    const part = await screen.findByRole('region', { name: 'Test guidato' });
    expect(await within(part).findByRole('alert')).toBeTruthy();
    expect(screen.queryByText('Tutto a posto')).toBeNull();
  });
});
