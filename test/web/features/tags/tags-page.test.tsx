import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heads, place } from '#test/support/open-screen.tsx';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { refetchingChanged } from '#web/lib/live-channel.ts';
import { aTag, aTagServer, openTags, rows } from './open-tags.tsx';

const three = [aTag('Cappotto'), aTag('Muffa estesa', { slug: 'alghe-2' }), aTag('Storico')];

describe('the screen of the tags', () => {
  it('has its icon, its breadcrumb and a warning [TAG-001, TAG-003, TAG-004, WDA-029]', async () => {
    aTagServer(three);
    await openTags();
    const title = screen.getByRole('heading', { level: 1, name: 'Tag' });
    expect(title.parentElement?.querySelector('.pi-tags')).toBeTruthy();
    const crumbs = screen.getByRole('navigation', { name: 'Percorso' });
    expect(within(crumbs).getByText('Tag').getAttribute('aria-current')).toBe('page');
    const warning = screen.getByText(/un tag in uso non si può eliminare/);
    expect(warning.closest('.alert.warn')).toBeTruthy();
  });

  it('lists name and slug, the first under "Nome del listino", and says under the title what tags are for and where their name is read [TAG-005, TAG-014, TAG-015, OPC-13, OPW-63, WDA-030, decision 25]', async () => {
    aTagServer(three);
    await openTags();
    await screen.findByText('Cappotto');
    expect(heads()).toEqual(['Nome del listino', 'Slug', 'Azioni']);
    expect(rows()).toEqual([
      ['Cappotto', 'cappotto'],
      ['Muffa estesa', 'alghe-2'],
      ['Storico', 'storico'],
    ]);
    const said = screen.getByText(/I tag guidano il test.* mai nei listini dei prezzi/);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const warning = screen.getByText(/un tag in uso non si può eliminare/);
    expect(said.compareDocumentPosition(warning) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('opens a tag by its name, which is an address too', async () => {
    aTagServer(three);
    const { user } = await openTags();
    const name = await screen.findByRole('link', { name: 'Storico' });
    expect(name.getAttribute('href')).toBe('/tag?tag=id-of-storico');
    await user.click(name);
    expect(await screen.findByRole('dialog', { name: 'Rinomina il tag' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Storico');
  });

  it('opens the tag that the address names, once', async () => {
    aTagServer(three);
    const { user } = await openTags('/tag?search=cap&tag=id-of-cappotto');
    expect(await screen.findByRole('dialog', { name: 'Rinomina il tag' })).toBeTruthy();
    expect(place()).toBe('/tag?search=cap');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('opens nothing for a tag that is gone', async () => {
    aTagServer(three);
    await openTags('/tag?tag=gone');
    await screen.findByText('Cappotto');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has a menu with rename and delete in each row [TAG-007, WDA-030, WDA-031]', async () => {
    aTagServer(three);
    const { user } = await openTags();
    await user.click(await screen.findByRole('button', { name: 'Altre azioni su Storico' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Rinomina', 'Elimina']);
  });

  it('shows what changed elsewhere as soon as it hears of it [TAG-019]', async () => {
    const server = aTagServer(three);
    const { queries } = await openTags();
    await screen.findByText('Storico');
    server.saveElsewhere('id-of-storico', { name: 'Antico' });
    refetchingChanged(queries)({ entity: 'tag', id: 'id-of-storico' });
    expect(await screen.findByText('Antico')).toBeTruthy();
  });

  it('finds tags by name and slug, keeps what is searched in the address, and goes to the search with /', async () => {
    aTagServer(three);
    const { user } = await openTags();
    await screen.findByText('Storico');
    await user.keyboard('/');
    const search = screen.getByRole('searchbox', { name: 'Cerca nei tag' });
    expect(document.activeElement).toBe(search);
    await user.keyboard('ALGHE-2');
    expect(rows()).toEqual([['Muffa estesa', 'alghe-2']]);
    expect(place()).toBe('/tag?search=ALGHE-2');
    await user.clear(search);
    await user.keyboard('nulla');
    expect(await screen.findByText('Nessun tag trovato per "nulla"')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Azzera i filtri' }));
    expect(rows()).toHaveLength(3);
    expect(place()).toBe('/tag');
  });

  it('invites to make the first tag when there is none', async () => {
    aTagServer([]);
    const { user } = await openTags();
    const empty = (await screen.findByText('Non ci sono ancora tag')).closest('section');
    await user.click(within(empty as HTMLElement).getByRole('button', { name: 'Nuovo tag' }));
    expect(await screen.findByRole('dialog', { name: 'Nuovo tag' })).toBeTruthy();
  });

  it('says why the tags cannot be shown, and asks again', async () => {
    const server = aTagServer(three);
    const list = server.answers.Tags;
    server.answers.Tags = () => {
      throw new GraphqlFailure('offline');
    };
    const { user } = await openTags();
    expect((await screen.findByRole('alert')).textContent).toContain('Manca la connessione');
    if (list) server.answers.Tags = list;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});
