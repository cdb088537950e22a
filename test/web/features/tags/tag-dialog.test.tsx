import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { floatingButton } from '#test/support/floating-button.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { aTag, aTagServer, openTags, rows, someUses } from './open-tags.tsx';

const two = [aTag('Cappotto'), aTag('Muffa')];

function inDialog(dialog: HTMLElement) {
  const field = (name: string) => within(dialog).getByRole<HTMLInputElement>('textbox', { name });
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  return { dialog, name: field('Nome'), slug: field('Slug'), button };
}

async function openNew(tags = two) {
  const server = aTagServer(tags);
  const opened = await openTags();
  await screen.findByText('Cappotto');
  await opened.user.click(floatingButton('Nuovo tag'));
  return { server, ...opened, ...inDialog(await screen.findByRole('dialog', { name: 'Nuovo tag' })) };
}

async function openRename(uses: typeof someUses = []) {
  const server = aTagServer(two, uses);
  const opened = await openTags();
  await opened.choose('Muffa', 'Rinomina');
  const dialog = await screen.findByRole('dialog', { name: 'Rinomina il tag' });
  return { server, ...opened, ...inDialog(dialog) };
}

describe('the dialog of a new tag', () => {
  it('opens from the floating button and from the key n, with name and slug [TAG-006, TAG-008, WDA-031]', async () => {
    const { user, name, slug, button } = await openNew();
    expect([name.value, slug.value]).toEqual(['', '']);
    await user.click(button('Annulla'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Nuovo tag' })).toBeTruthy();
  });

  it('requires the name and the slug: it saves only with both [TAG-009, TAG-010, WDA-033]', async () => {
    const { user, name, slug, button, dialog } = await openNew();
    expect([name, slug].map((field) => field.getAttribute('aria-required'))).toEqual(['true', 'true']);
    expect(button('Crea tag').disabled).toBe(true);
    await user.type(name, 'Alghe');
    expect(button('Crea tag').disabled).toBe(false);
    await user.clear(slug);
    expect(button('Crea tag').disabled).toBe(true);
    await user.tab();
    expect(await within(dialog).findByText('Scrivi lo slug')).toBeTruthy();
    await user.type(slug, 'alghe');
    await user.clear(name);
    expect(button('Crea tag').disabled).toBe(true);
    await user.tab();
    expect(await within(dialog).findByText('Scrivi il nome')).toBeTruthy();
  });

  it('suggests the slug from the name until one is typed [OPC-14]', async () => {
    const { user, name, slug } = await openNew();
    await user.type(name, 'Città Alta');
    expect(slug.value).toBe('citta-alta');
    await user.clear(slug);
    await user.type(slug, 'La Mia');
    expect(slug.value).toBe('la-mia');
    await user.type(name, ' nuova');
    expect(slug.value).toBe('la-mia');
  });

  it('adds the tag under one key, says so and lists it [TAG-016]', async () => {
    const { server, user, name, button } = await openNew();
    await user.type(name, 'Alghe');
    await user.click(button('Crea tag'));
    expect(await screen.findByText('Tag creato: Alghe')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toContainEqual(['Alghe', 'alghe']);
    expect(server.asked('CreateTag')).toEqual([
      { key: expect.any(String), tag: { name: 'Alghe', slug: 'alghe' } },
    ]);
  });

  it('marks a slug of other characters and one that another tag has, and keeps what was typed [OPC-14]', async () => {
    const { server, user, name, slug, button, dialog } = await openNew();
    await user.type(name, 'Muffa');
    await user.clear(slug);
    await user.type(slug, 'muffa!');
    await user.click(button('Crea tag'));
    expect(await within(dialog).findByText('Solo lettere minuscole, cifre e trattini')).toBeTruthy();
    expect(server.asked('CreateTag')).toEqual([]);
    await user.type(slug, '{Backspace}');
    await user.click(button('Crea tag'));
    expect(await within(dialog).findByText('Questo slug è già di un altro tag')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(slug));
    expect([name.value, slug.value]).toEqual(['Muffa', 'muffa']);
    expect([name, slug].map((field) => field.getAttribute('aria-required'))).toEqual(['true', 'true']);
    await user.type(slug, '-2');
    await user.click(button('Crea tag'));
    expect(await screen.findByText('Tag creato: Muffa')).toBeTruthy();
  });

  it('keeps what was typed when it fails, and tries again under the same key', async () => {
    const { server, user, name, button, dialog } = await openNew();
    const create = server.answers.CreateTag;
    server.answers.CreateTag = () => {
      throw new GraphqlFailure('offline');
    };
    await user.type(name, 'Alghe');
    await user.click(button('Crea tag'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Non so se è arrivato');
    expect(name.value).toBe('Alghe');
    if (create) server.answers.CreateTag = create;
    await user.click(button('Crea tag'));
    await screen.findByText('Tag creato: Alghe');
    const keys = server.asked<{ key: string }>('CreateTag').map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });
});

it('that an earlier try made in another form is a press away', async () => {
  const { server, user, name, button, dialog } = await openNew();
  server.answers.CreateTag = () => {
    throw new GraphqlFailure('conflict', { made: 'before', id: 'alghe' });
  };
  await user.type(name, 'Alghe');
  await user.click(button('Crea tag'));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Era già arrivato');
  const link = within(dialog).getByRole('link', { name: 'Aprilo' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/tag?tag=alghe', '_blank']);
});

describe('the dialog that renames a tag', () => {
  it('starts with what there is, requires both and leaves the slug alone [TAG-011, TAG-012, WDA-034]', async () => {
    const { user, name, slug, button, dialog } = await openRename();
    expect([name.value, slug.value]).toEqual(['Muffa', 'muffa']);
    expect([name, slug].map((field) => field.getAttribute('aria-required'))).toEqual(['true', 'true']);
    await user.clear(name);
    expect(button('Salva').disabled).toBe(true);
    await user.type(name, 'Funghi');
    expect(slug.value).toBe('muffa');
    await user.clear(slug);
    expect(button('Salva').disabled).toBe(true);
    await user.tab();
    expect(await within(dialog).findByText('Scrivi lo slug')).toBeTruthy();
  });

  it('sends id, name, slug and the revision it builds on, and asks for no uses while the slug stays [TAG-017]', async () => {
    const { server, user, name, button } = await openRename(someUses);
    await user.type(name, ' nera');
    await user.click(button('Salva'));
    expect(await screen.findByText('Tag salvato: Muffa nera')).toBeTruthy();
    const tag = { id: 'id-of-muffa', name: 'Muffa nera', slug: 'muffa', revision: 3 };
    expect(server.asked('UpdateTag')).toEqual([{ tag }]);
    expect(server.asked('TagUses')).toEqual([]);
    expect(rows()).toContainEqual(['Muffa nera', 'muffa']);
  });

  it('lists the uses of a slug before it changes, and changes it only when that is confirmed [OPC-14]', async () => {
    const { server, user, slug, button } = await openRename(someUses);
    await user.clear(slug);
    await user.type(slug, 'funghi');
    await user.click(button('Salva'));
    const asked = await screen.findByRole('alertdialog', { name: 'Cambiare lo slug?' });
    expect(asked.textContent).toContain('"muffa" diventa "funghi"');
    const uses = within(within(asked).getByRole('list', { name: 'Dove è usato' })).getAllByRole('listitem');
    expect(uses.map(({ textContent }) => textContent)).toEqual([
      'Biocidacondizioni, scelta 2',
      'Fondoscelta 1',
    ]);
    await user.click(within(asked).getByRole('button', { name: 'Annulla' }));
    expect(server.asked('UpdateTag')).toEqual([]);
    expect(slug.value).toBe('funghi');
    await user.click(button('Salva'));
    const again = await screen.findByRole('alertdialog', { name: 'Cambiare lo slug?' });
    await user.click(within(again).getByRole('button', { name: 'Cambia lo slug' }));
    expect(await screen.findByText('Tag salvato: Muffa')).toBeTruthy();
    expect(server.asked('UpdateTag')).toEqual([
      { tag: { id: 'id-of-muffa', name: 'Muffa', slug: 'funghi', revision: 3 } },
    ]);
  });

  it('says that another tag has the slug before it asks about its uses [OPC-14]', async () => {
    const { server, user, slug, button, dialog } = await openRename(someUses);
    server.saveElsewhere('id-of-cappotto', { slug: 'funghi' });
    await user.clear(slug);
    await user.type(slug, 'funghi');
    await user.click(button('Salva'));
    expect(await within(dialog).findByText('Questo slug è già di un altro tag')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(slug));
    expect(server.asked('UpdateTag')).toEqual([]);
  });

  it('changes a slug that nothing uses without asking [OPC-14]', async () => {
    const { user, slug, button } = await openRename();
    await user.type(slug, '-2');
    await user.click(button('Salva'));
    expect(await screen.findByText('Tag salvato: Muffa')).toBeTruthy();
    expect(rows()).toContainEqual(['Muffa', 'muffa-2']);
  });

  it('says who saved meanwhile: the user takes the other version or writes over it [OPC-50, OPC-55]', async () => {
    const { server, user, name, slug, button } = await openRename();
    server.saveElsewhere('id-of-muffa', { name: 'Muffa nera', updatedBy: 'Paolo Riva' });
    await user.type(name, ' bianca');
    await user.click(button('Salva'));
    let asked = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    expect(asked.textContent).toContain('Paolo Riva ha salvato');
    await user.click(within(asked).getByRole('button', { name: 'Carica la sua versione' }));
    expect([name.value, slug.value]).toEqual(['Muffa nera', 'muffa']);
    server.saveElsewhere('id-of-muffa', { name: 'Muffa verde' });
    await user.type(name, ' e bianca');
    await user.click(button('Salva'));
    asked = await screen.findByRole('alertdialog', { name: "Modificato da un'altra persona" });
    await user.click(within(asked).getByRole('button', { name: 'Sovrascrivi con la mia' }));
    expect(await screen.findByText('Tag salvato: Muffa nera e bianca')).toBeTruthy();
    expect(rows()).toContainEqual(['Muffa nera e bianca', 'muffa']);
  });

  it('keeps the name of one and the slug of the other after a conflict [OPC-50]', async () => {
    const { server, user, slug, button } = await openRename();
    server.saveElsewhere('id-of-muffa', { name: 'Muffa nera' });
    await user.type(slug, '-2');
    await user.click(button('Salva'));
    await user.click(await screen.findByRole('button', { name: 'Tieni entrambe' }));
    expect(await screen.findByText('Tag salvato: Muffa nera')).toBeTruthy();
    expect(rows()).toContainEqual(['Muffa nera', 'muffa-2']);
  });

  it('tells both names where both changed it', async () => {
    const { server, user, name, button } = await openRename();
    server.saveElsewhere('id-of-muffa', { name: 'Muffa nera' });
    await user.type(name, ' bianca');
    await user.click(button('Salva'));
    const told = await screen.findByRole('region', { name: 'Cambiati da tutti e due' });
    expect(told.textContent).toContain('Nome: il tuo valore è Muffa bianca, il suo Muffa nera');
  });

  it('says that the tag is gone when somebody deleted it, and keeps what was typed', async () => {
    const { server, user, name, button, dialog } = await openRename();
    server.answers.UpdateTag = () => {
      throw new GraphqlFailure('not-found');
    };
    await user.type(name, ' nera');
    await user.click(button('Salva'));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Questo tag non esiste più');
    expect(name.value).toBe('Muffa nera');
  });
});
