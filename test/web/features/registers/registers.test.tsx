import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Register } from '#shared/registers/register.ts';
import { aServer } from '#test/support/a-server.ts';
import { aJob } from '#test/support/builders/job.ts';
import { openScreens, place, signIn, textOf } from '#test/support/open-screen.tsx';
import { takeUploads } from '#test/support/take-uploads.ts';
import RegisterPage from '#web/features/registers/register-page.tsx';
import type { RegisterCheck } from '#web/features/registers/use-register.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

afterEach(() => void vi.restoreAllMocks());

const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const aCheck = (changes: Partial<RegisterCheck> = {}): RegisterCheck => ({
  ...{ id: 'check-1', added: 2, changed: 1, unchanged: 40, refused: 0 },
  ...{ addedNames: ['Anna Rossi', 'Carla Bruni'], changedNames: ['Dora Neri'], changes: [] },
  ...{ unusual: [], unusualCount: 0 },
  ...{ ignoredColumns: [], problems: [], problemCount: 0 },
  ...changes,
});
const aProblem = { sheet: 'customers', line: 7, field: 'vatNumber', reason: 'vatNumber', value: '123' };
const anImport = (changes: Parameters<typeof aJob>[0] = {}) =>
  aJob({ kind: 'register_import', variant: 'customers', ...changes });
const done = anImport({
  ...{ state: 'done', done: 3 },
  counts: [
    { ended: 'added', count: 2 },
    { ended: 'left', count: 1 },
    { ended: 'refused', count: 2 },
  ],
});

async function open(check = aCheck(), register: Register = 'customers', answers = {}) {
  takeUploads();
  const server = aServer({
    Jobs: () => ({ jobs: [] }),
    UploadRegister: () => ({ uploadRegister: { key: 'registers/k.xlsx', url: '/store', fields: [] } }),
    CheckRegister: () => ({ checkRegister: check }),
    StartRegisterImport: () => ({ startRegisterImport: anImport({ variant: register }) }),
    ContinueJob: () => ({ continueJob: { ...done, variant: register } }),
    ...answers,
  });
  signIn({ type: 'imbianchino' });
  const opened = openScreens('/importa', { '/importa': () => <RegisterPage register={register} /> });
  const input = await screen.findByLabelText<HTMLInputElement>(/^File de/);
  // As a drop: nobody asks what the field accepts.
  const send = (name = 'clienti.xlsx', type = '') =>
    fireEvent.change(input, { target: { files: [new File(['PK'], name, { type })] } });
  return { ...server, ...opened, input, send };
}
const counts = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('definition')
    .map(textOf);
const cells = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(textOf));
const begin = () => screen.queryByRole('button', { name: 'Importa…' });

describe('the import of a register', () => {
  it('shows what is new, changed, the same and refused before anything is stored [CUS-042]', async () => {
    const { send, asked } = await open(aCheck({ refused: 1, problems: [aProblem], problemCount: 1 }));
    send();
    await screen.findByRole('region', { name: 'Che cosa cambia' });
    expect(counts('Che cosa cambia')).toEqual(['2', '1', '40', '1']);
    expect(screen.getByText(/Anna Rossi, Carla Bruni/)).toBeDefined();
    expect(cells('Righe rifiutate')).toEqual([
      ['Clienti', '7', 'Partita IVA', 'Partita IVA non valida: controlla le cifre', '123'],
    ]);
    expect(asked('UploadRegister')).toEqual([{ register: 'customers', type: sheet }]);
    expect(asked('CheckRegister')).toEqual([{ register: 'customers', key: 'registers/k.xlsx' }]);
    expect(asked('StartRegisterImport')).toEqual([]);
  });

  it('names whose postal code is worth a look, and imports them [OPC-41]', async () => {
    const { send } = await open(aCheck({ unusual: ['Anna Rossi'], unusualCount: 3 }));
    send();
    await screen.findByRole('region', { name: 'Che cosa cambia' });
    expect(screen.getAllByRole('status').map(textOf).join()).toContain(
      "Un CAP ha 5 cifre: controllalo dopo l'importazione: Anna Rossi e altri 2",
    );
    expect(begin()).toBeTruthy();
  });

  it('asks with the counts, then says what came of it [CUS-042]', async () => {
    const { send, user, asked } = await open();
    send();
    await user.click(await screen.findByRole('button', { name: 'Importa…' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(
      question.getByRole('heading', { name: 'Importare 2 clienti nuovi e 1 cliente modificato?' }),
    ).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Importa' }));
    await screen.findByRole('region', { name: 'Importazione finita' });
    expect(counts('Importazione finita')).toEqual(['2', '0', '3']);
    expect(screen.getByText(/^1 non è entrato/)).toBeDefined();
    expect(screen.getByText('2 righe rifiutate restano fuori.')).toBeDefined();
    expect(asked('StartRegisterImport')).toEqual([{ register: 'customers', check: 'check-1' }]);
    await user.click(screen.getByRole('link', { name: 'Vai ai clienti' }));
    expect(place()).toBe('/clienti');
  });

  it('that began though its answer was lost is not said to have failed, and is followed [CUS-042]', async () => {
    let jobs: object[] = [];
    const ended = Promise.withResolvers<object>();
    const { send, user } = await open(aCheck(), 'customers', {
      Jobs: () => ({ jobs }),
      StartRegisterImport: () => {
        jobs = [anImport()];
        throw new GraphqlFailure('offline');
      },
      ContinueJob: () => ended.promise,
    });
    send();
    await user.click(await screen.findByRole('button', { name: 'Importa…' }));
    await user.click(screen.getByRole('button', { name: 'Importa' }));
    expect(await screen.findByRole('progressbar')).toBeDefined();
    expect(screen.queryByText(/Non ho iniziato/)).toBeNull();
    expect(begin()).toBeNull();
    ended.resolve({ continueJob: done });
    await screen.findByRole('region', { name: 'Importazione finita' });
  });

  it('of an unchanged file imports nothing [CUS-044]', async () => {
    const { send } = await open(aCheck({ ...{ added: 0, changed: 0 }, addedNames: [], changedNames: [] }));
    send();
    expect(await screen.findByText(/^Niente da importare/)).toBeDefined();
    expect(counts('Che cosa cambia')).toEqual(['0', '0', '40', '0']);
    expect(begin()).toBeNull();
  });

  it('takes address books for customers, whatever type the system gives them [CUS-042]', async () => {
    const { send, asked, input } = await open();
    expect(input.accept).toBe('.xlsx,.vcf');
    send('rubrica.VCF', 'text/x-vcard');
    await screen.findByRole('region', { name: 'Che cosa cambia' });
    expect(asked('UploadRegister')).toEqual([{ register: 'customers', type: 'text/vcard' }]);
  });

  it('takes no address book for works, and says so [WRK-026]', async () => {
    const { send, asked, input } = await open(aCheck(), 'works');
    expect(input.accept).toBe('.xlsx');
    send('rubrica.vcf', 'text/vcard');
    expect((await screen.findByRole('alert')).textContent).toBe('rubrica.vcf non è un file Excel (.xlsx).');
    expect(asked('UploadRegister')).toEqual([]);
  });

  it('of works shows each change of a column, and the columns that nobody knows [WRK-026, WRK-027]', async () => {
    const changes = [{ name: 'P10 Raschiatura', field: 'price', before: '4,50', after: '5' }];
    const { send } = await open(aCheck({ changes, ignoredColumns: ['Fornitore'] }), 'works');
    send('lavorazioni.xlsx');
    await screen.findByRole('table', { name: 'Modifiche, una per una' });
    expect(cells('Modifiche, una per una')).toEqual([['P10 Raschiatura', 'Prezzo', '4,50 diventa 5']]);
    expect(screen.getByText('Colonne che non conosco, e che non leggo: Fornitore.')).toBeDefined();
  });

  it('names a wrong cell of a site after its sheet [CUS-042]', async () => {
    const problem = { ...aProblem, field: 'sites.province', reason: 'unheard-of', value: '' };
    const { send } = await open(aCheck({ problems: [problem], problemCount: 900 }));
    send();
    await screen.findByRole('table', { name: 'Righe rifiutate' });
    expect(cells('Righe rifiutate')[0]?.slice(2, 4)).toEqual(['Cantieri: Provincia', 'Non è valido']);
    expect(screen.getByText('Sono le prime 1 di 900.')).toBeDefined();
  });

  it.each([
    ['customers', /Clienti/],
    ['works', /Lavorazioni/],
  ] as const)('of %s names the sheet that a file lacks [CUS-042]', async (register, sheet) => {
    const CheckRegister = () => {
      throw new GraphqlFailure('not-a-workbook');
    };
    const { send } = await open(aCheck(), register, { CheckRegister });
    send('file.xlsx');
    expect((await screen.findByRole('alert')).textContent).toMatch(sheet);
  });

  it('says why a file was not checked, and tries again only what may help [CUS-042]', async () => {
    const answers: { CheckRegister: () => unknown } = {
      CheckRegister: () => {
        throw new GraphqlFailure('not-a-workbook');
      },
    };
    const { send } = await open(aCheck(), 'customers', answers);
    send();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^Non ho controllato clienti\.xlsx: non ci trovo/,
    );
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it('that still runs is followed by a page that is opened again; those of others are not [CUS-042]', async () => {
    const jobs = [anImport({ id: 'of-works', variant: 'works' }), anImport({ id: 'mine' })];
    const { asked } = await open(aCheck(), 'customers', { Jobs: () => ({ jobs }) });
    await screen.findByRole('region', { name: 'Importazione finita' });
    expect(asked('ContinueJob')).toEqual([{ kind: 'register_import', id: 'mine' }]);
  });
});
