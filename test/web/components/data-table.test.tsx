import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { resizeWindow } from '#test/support/window-size.ts';
import { DataTable } from '#web/components/data-table.tsx';
import type { Column } from '#web/components/data-table-props.ts';
import { Pager, shownPages } from '#web/components/pager.tsx';

type Row = { id: string; name: string };

const columns: Column<Row>[] = [
  { key: 'name', header: 'Nome', sortable: true, card: 'title', render: ({ name }) => name },
  { key: 'id', header: 'Codice', render: ({ id }) => id },
];
const rows = [
  { id: '1', name: 'Casa Mengoni' },
  { id: '2', name: 'Villa Aurelia' },
];
const table = { caption: 'Elenco', columns, rowKey: ({ id }: Row) => id };

describe('a table', () => {
  it('is a table with a name, heads and rows', () => {
    render(<DataTable {...table} rows={rows} />);
    const shown = screen.getByRole('table', { name: 'Elenco' });
    expect(within(shown).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(shown).getAllByRole('row')).toHaveLength(3);
  });

  it('says how it is sorted, and turns the order of the sorted column', async () => {
    const onSort = vi.fn();
    render(<DataTable {...table} rows={rows} sort={{ by: 'name', descending: false }} onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: 'Nome' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Nome' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'name', descending: true });
  });

  it('leaves a roomy column out of narrow windows, unless it is sorted by it', () => {
    const roomy = columns.map((column) => ({ ...column, roomy: true }));
    render(<DataTable {...table} columns={roomy} rows={rows} sort={{ by: 'name', descending: false }} />);
    const shown = ['Nome', 'Codice'].map((name) => screen.getByRole('columnheader', { name }));
    const cells = ['Casa Mengoni', '1'].map((name) => screen.getByRole('cell', { name }));
    expect([...shown, ...cells].map(({ classList }) => classList.contains('roomy'))).toEqual([
      ...[false, true],
      ...[false, true],
    ]);
  });

  it('puts a heading before the first row of each group', () => {
    const named = [...rows, { id: '3', name: 'Villa Bianca' }];
    render(<DataTable {...table} rows={named} groupOf={({ name }) => name.split(' ')[0] ?? ''} />);
    const shown = within(screen.getByRole('table')).getAllByRole('row');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      ...['NomeCodice', 'Casa', 'Casa Mengoni1', 'Villa', 'Villa Aurelia2', 'Villa Bianca3'],
    ]);
    expect(screen.getByRole('rowheader', { name: 'Villa' }).getAttribute('colspan')).toBe('2');
  });

  it('shows what to do when it is empty', () => {
    render(<DataTable {...table} rows={[]} empty={<p>Nessun preventivo</p>} />);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Nessun preventivo')).toBeDefined();
  });

  it('says that it is loading', () => {
    render(<DataTable {...table} rows={undefined} />);
    expect(screen.getByRole('table', { name: 'Elenco: Caricamento' })).toBeDefined();
  });
});

describe('the cards of a phone', () => {
  const sortable: Column<Row>[] = columns.map((column) => ({ ...column, sortable: 'greatest-first' }));

  it('are sorted by a column that is chosen, and turned by the button beside it', async () => {
    resizeWindow('phone');
    const onSort = vi.fn();
    render(
      <DataTable
        {...{ ...table, rows, onSort }}
        columns={sortable}
        sort={{ by: 'name', descending: false }}
      />,
    );
    const by = screen.getByRole('combobox', { name: 'Ordina per' });
    expect(
      within(by)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nome', 'Codice']);
    expect(by).toHaveProperty('value', 'name');
    const user = userEvent.setup();
    await user.selectOptions(by, 'Codice');
    expect(onSort).toHaveBeenLastCalledWith({ by: 'id', descending: true });
    await user.click(screen.getByRole('button', { name: "Passa all'ordine decrescente" }));
    expect(onSort).toHaveBeenLastCalledWith({ by: 'name', descending: true });
  });

  it('say their order in the heads, which are out of sight and take no focus', () => {
    resizeWindow('phone');
    render(<DataTable {...table} rows={rows} sort={{ by: 'name', descending: true }} onSort={() => {}} />);
    const head = screen.getByRole('columnheader', { name: 'Nome' });
    expect(head.getAttribute('aria-sort')).toBe('descending');
    expect(within(head).queryByRole('button')).toBeNull();
  });

  it('name their only column, which has nothing to choose', () => {
    resizeWindow('phone');
    render(<DataTable {...table} rows={rows} sort={{ by: 'name', descending: true }} onSort={() => {}} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { name: "Passa all'ordine crescente" })).toBeTruthy();
  });

  it('offer no order where a search has its own, or nothing sorts', () => {
    resizeWindow('phone');
    const { rerender } = render(<DataTable {...table} rows={rows} onSort={() => {}} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(
      <DataTable
        {...table}
        rows={rows}
        columns={columns.slice(1)}
        sort={{ by: 'name', descending: true }}
        onSort={() => {}}
      />,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the pager', () => {
  it('shows the first, the last and the neighbouring pages', () => {
    expect(shownPages(0, 65)).toEqual([0, 1, 2, undefined, 64]);
    expect(shownPages(30, 65)).toEqual([0, undefined, 29, 30, 31, undefined, 64]);
    expect(shownPages(1, 3)).toEqual([0, 1, 2]);
  });

  it('says which rows are shown, goes to a page and changes the size', async () => {
    const onPage = vi.fn();
    const onPageSize = vi.fn();
    render(
      <Pager
        page={0}
        pageSize={20}
        total={1284}
        onPage={onPage}
        pageSizes={[10, 20, 50]}
        onPageSize={onPageSize}
      />,
    );
    expect(screen.getByText('1–20 di 1.284')).toBeDefined();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Pagina 2' }));
    expect(onPage).toHaveBeenCalledWith(1);
    await user.selectOptions(screen.getByLabelText('Righe per pagina'), '50');
    expect(onPageSize).toHaveBeenCalledWith(50);
    expect(screen.getByRole('button', { name: 'Pagina precedente' })).toHaveProperty('disabled', true);
  });
});
