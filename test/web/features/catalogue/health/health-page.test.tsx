import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, textOf } from '#test/support/open-screen.tsx';
import HealthPage from '#web/features/catalogue/health/health-page.tsx';
import type { ShownFinding } from '#web/features/catalogue/health/use-health.ts';

const aFinding = (changes: Partial<ShownFinding> = {}): ShownFinding => ({
  rule: 'no-price',
  kind: 'product',
  id: 'adda',
  name: { it: 'Adda Calce', en: null },
  part: null,
  details: ['PCU'],
  ...changes,
});

function open(findings: readonly ShownFinding[]) {
  const server = aServer({ CatalogueHealth: () => ({ catalogueHealth: findings }) });
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
    expect(linesOf('Senza prezzo in un loro listino')).toEqual(['Adda CalcePCU']);
    expect(linesOf('Colori non pubblicati')).toEqual(['Adda Calcefascia 2 · XX 1, XX 2']);
    expect(linesOf('Senza traduzione in inglese')).toEqual(['Fondonome']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/prodotti', '/prodotti/adda', '/prodotti/adda', '/fasi/fondo']);
  });

  it('shows twenty of many, and all of them when asked', async () => {
    const { user } = open(Array.from({ length: 25 }, (_, index) => aFinding({ id: `p${index}` })));
    await screen.findByRole('region', { name: 'Senza prezzo in un loro listino' });
    expect(linesOf('Senza prezzo in un loro listino')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Mostra tutti (25)' }));
    expect(linesOf('Senza prezzo in un loro listino')).toHaveLength(25);
  });

  it('says when there is nothing to mend, and checks again when asked', async () => {
    const { user, server } = open([]);
    await screen.findByText('Tutto a posto');
    await user.click(screen.getByRole('button', { name: 'Ricontrolla' }));
    expect(server.asked('CatalogueHealth')).toHaveLength(2);
  });
});
