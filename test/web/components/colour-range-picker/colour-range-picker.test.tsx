import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, textOf } from '#test/support/open-screen.tsx';
import ColourRangePicker from '#web/components/colour-range-picker/colour-range-picker.tsx';

const published = (code: string, colorlist: string) => ({
  id: code,
  code,
  r: 10,
  g: 20,
  b: 30,
  hbw: null,
  colorlist,
  colorlistId: colorlist.toLowerCase(),
});
const bare = (code: string) => ({ code, r: 10, g: 20, b: 30 });
const colours = [
  published('RAL 9001', 'RAL'),
  published('RAL 9010', 'RAL'),
  published('TN 2', 'Terre'),
  published('TN 10', 'Terre'),
];

async function openPicker(chosen: readonly string[] = [], elsewhere: [string, string][] = []) {
  aServer({ Colours: () => ({ colours }) });
  const [onApply, onClose] = [vi.fn(), vi.fn()];
  const picker = (
    <ColourRangePicker
      title="Colori della fascia 1"
      chosen={chosen.map(bare)}
      elsewhere={new Map(elsewhere)}
      onApply={onApply}
      onClose={onClose}
    />
  );
  const { user } = openScreens('/', { '/': () => picker });
  const dialog = await screen.findByRole('dialog', { name: 'Colori della fascia 1' });
  await within(dialog).findByRole('toolbar', { name: 'RAL' });
  const swatch = (name: string | RegExp) => within(dialog).getByRole('button', { name });
  const box = (name: string | RegExp) => within(dialog).getByRole('checkbox', { name });
  const codes = () =>
    within(dialog)
      .getAllByRole('toolbar')
      .flatMap((folder) => within(folder).getAllByRole('button'))
      .map(textOf);
  const apply = async () => {
    await user.click(swatch('Usa questi colori'));
    return onApply.mock.calls[0]?.[0].map(({ code }: { code: string }) => code);
  };
  const search = (text: string) => user.type(within(dialog).getByRole('searchbox'), text);
  return { user, dialog, swatch, box, codes, apply, search, onApply, onClose };
}

it('shows the published colours by folder, Bianco first, and which are chosen [OPC-05, OPC-06]', async () => {
  const { codes, swatch, dialog } = await openPicker(['RAL 9010']);
  expect(codes()).toEqual(['Bianco', 'RAL 9001', 'RAL 9010', 'TN 2', 'TN 10']);
  expect(swatch('RAL 9010').getAttribute('aria-pressed')).toBe('true');
  expect(swatch('RAL 9001').getAttribute('aria-pressed')).toBe('false');
  expect(within(dialog).getByText('1 colore scelto')).toBeTruthy();
});

it('chooses and leaves out single colours, all of a folder and all that were found', async () => {
  const { user, swatch, box, search, codes, apply, dialog } = await openPicker(['RAL 9010']);
  await user.click(swatch('RAL 9010'));
  await user.click(swatch('Bianco'));
  await user.click(box('Tutti i colori di Terre'));
  expect(within(dialog).getByText('3 colori scelti')).toBeTruthy();
  await search('ral');
  await waitFor(() => expect(codes()).toEqual(['RAL 9001', 'RAL 9010']));
  await user.click(box('Tutti i colori trovati: 2'));
  expect(await apply()).toEqual(['Bianco', 'RAL 9001', 'RAL 9010', 'TN 2', 'TN 10']);
});

it('moves through the swatches by arrows and goes to the search when one types', async () => {
  const { user, swatch, dialog } = await openPicker();
  swatch('TN 2').focus();
  await user.keyboard('{ArrowRight} ');
  expect(document.activeElement).toBe(swatch('TN 10'));
  expect(swatch('TN 10').getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('9');
  expect(document.activeElement).toBe(within(dialog).getByRole('searchbox'));
});

it('warns of colours that another range of the product has, and names the range', async () => {
  const { user, swatch, dialog } = await openPicker([], [['tn 2', 'Fascia 2']]);
  expect(within(dialog).queryByText(/già in un'altra fascia/)).toBeNull();
  await user.click(swatch('TN 2, già in Fascia 2'));
  expect(textOf(within(dialog).getByText(/già in un'altra fascia/))).toContain('TN 2 (Fascia 2)');
});

it('names the chosen codes that are published no longer; they stay until they are taken away', async () => {
  const { user, dialog, apply } = await openPicker(['7777', '8888', 'TN 2']);
  expect(within(dialog).getByText(/2 colori della fascia non sono tra quelli pubblicati/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Togli 7777' }));
  expect(await apply()).toEqual(['8888', 'TN 2']);
});

it('asks before a changed choice is thrown away', async () => {
  const { user, swatch, onClose } = await openPicker();
  await user.click(swatch('TN 2'));
  await user.click(swatch('Annulla'));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
