import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { place } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aTag, aTagServer, openTags, rows, someUses } from './open-tags.tsx';

async function openDelete(uses: typeof someUses = []) {
  const server = aTagServer([aTag('Cappotto'), aTag('Muffa')], uses);
  const { user, choose } = await openTags();
  await choose('Muffa', 'Elimina');
  const dialog = await screen.findByRole('alertdialog', { name: 'Elimina il tag?' });
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  return { server, user, dialog, button };
}

describe('deleting a tag', () => {
  it('asks in a dialog of 600 with title, message, cancel and delete, and starts on cancel [TAG-013, WDA-032]', async () => {
    const { dialog, button } = await openDelete();
    expect(dialog.className).toContain('d600');
    expect(dialog.textContent).toContain('Il tag "Muffa" sarà eliminato per sempre.');
    await waitFor(() => expect(button('Elimina tag').disabled).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(button('Annulla')));
  });

  it('sends the id; the tag leaves the list and a message says so [TAG-018, WDA-036]', async () => {
    const { server, user, button } = await openDelete();
    await waitFor(() => expect(button('Elimina tag').disabled).toBe(false));
    await user.click(button('Elimina tag'));
    expect(await screen.findByText('Tag eliminato: Muffa')).toBeTruthy();
    expect(server.asked('DeleteTag')).toEqual([{ id: 'id-of-muffa' }]);
    expect(rows()).toEqual([['Cappotto', 'cappotto']]);
  });

  it('is refused while the tag is used: the uses are listed and lead to the phases [OPC-15]', async () => {
    const { server, user, dialog, button } = await openDelete(someUses);
    expect(
      await within(dialog).findByText(/Il tag "Muffa" è in uso, quindi non si può eliminare/),
    ).toBeTruthy();
    expect(button('Elimina tag').disabled).toBe(true);
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Biocida', '/fasi/biocida'],
      ['Fondo', '/fasi/fondo'],
    ]);
    const [first] = links;
    if (first) await user.click(first);
    expect(await screen.findByText('a phase')).toBeTruthy();
    expect(place()).toBe('/fasi/biocida');
    expect(server.asked('DeleteTag')).toEqual([]);
  });

  it('cannot be confirmed before it is known whether the tag is used [OPC-15]', async () => {
    const server = aTagServer([aTag('Muffa')]);
    server.answers.TagUses = () => new Promise(() => {});
    const { choose } = await openTags();
    await choose('Muffa', 'Elimina');
    const dialog = await screen.findByRole('alertdialog', { name: 'Elimina il tag?' });
    expect(await within(dialog).findByText('Guardo dove è usato…')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Elimina tag' }).disabled).toBe(
      true,
    );
  });

  it('shows the uses that came up meanwhile when the server refuses [OPC-15]', async () => {
    const { server, user, dialog, button } = await openDelete();
    await waitFor(() => expect(button('Elimina tag').disabled).toBe(false));
    server.answers.TagUses = () => ({ tagUses: someUses });
    server.answers.DeleteTag = () => {
      throw new GraphqlFailure('in-use');
    };
    await user.click(button('Elimina tag'));
    expect(await within(dialog).findByRole('link', { name: 'Fondo' })).toBeTruthy();
  });

  it('stays open and says why when it fails', async () => {
    const { server, user, dialog, button } = await openDelete();
    await waitFor(() => expect(button('Elimina tag').disabled).toBe(false));
    server.answers.DeleteTag = () => {
      throw new GraphqlFailure('offline');
    };
    await user.click(button('Elimina tag'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Manca la connessione');
    expect(rows()).toHaveLength(2);
  });
});
