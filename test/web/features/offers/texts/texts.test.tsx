import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, place, rowOf, signIn, textOf } from '#test/support/open-screen.tsx';
import TextsPage from '#web/features/offers/texts/texts-page.tsx';
import type { WholeText } from '#web/features/offers/texts/use-texts.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

// No test waits for the bundler.
beforeAll(() => import('#web/components/rich-text-editor/editor.tsx'));

type Input = { name: string; kind: WholeText['kind']; text: NonNullable<WholeText['text']> };

const terms: WholeText = {
  ...{ id: 'terms', revision: 3, name: 'Condizioni generali', kind: 'terms' },
  ...{ updatedAt: '2026-11-20T09:00:00.000Z', text: { it: '<p>Valida</p>', en: null, de: '<p>Gilt</p>' } },
};

/** A server of one owner's text blocks. */
function aTextsServer(texts: readonly WholeText[]) {
  let stored = [...texts];
  const one = (id: string) => stored.find((text) => text.id === id);
  const put = (next: WholeText) => {
    stored = [...stored.filter(({ id }) => id !== next.id), next];
    return next;
  };
  return {
    change: (id: string, changes: Partial<WholeText>) => put({ ...terms, ...one(id), ...changes }),
    ...aServer({
      OfferTexts: () => ({ offerTexts: stored }),
      OfferText: ({ id }: { id: string }) => ({ offerText: one(id) }),
      CreateOfferText: ({ text }: { text: Input }) => ({
        createOfferText: put({ ...terms, ...text, id: 'made', revision: 1 }),
      }),
      UpdateOfferText: ({ id, revision, text }: { id: string; revision: number; text: Input }) => {
        if (one(id)?.revision !== revision) throw new GraphqlFailure('conflict');
        return { updateOfferText: put({ ...terms, ...text, id, revision: revision + 1 }) };
      },
      DeleteOfferText: ({ id }: { id: string }) => {
        stored = stored.filter((text) => text.id !== id);
        return { deleteOfferText: id };
      },
    }),
  };
}

async function opened(texts: readonly WholeText[] = [terms]) {
  const server = aTextsServer(texts);
  const { user } = openScreens('/offerte/testi', { '/offerte/testi': () => <TextsPage /> });
  await screen.findByRole('heading', { level: 1 });
  return { ...server, user };
}

const dialog = () => within(screen.getByRole('dialog'));
type WithEditor = { editor: { commands: { setContent: (markup: string, how: object) => void } } };
async function write(name: string, markup: string) {
  const field = (await dialog().findByRole('textbox', { name })) as unknown as WithEditor;
  field.editor.commands.setContent(markup, { emitUpdate: true });
}

beforeEach(() => signIn({ type: 'imbianchino' }));

describe('the texts of offers', () => {
  it('are listed with their place in an offer [OFR-075]', async () => {
    await opened();
    await screen.findByText('Condizioni generali');
    expect(textOf(rowOf('Condizioni generali'))).toContain('Condizioni20/11/2026');
  });

  it('say what they are for while there is none', async () => {
    const { user } = await opened([]);
    await user.click(await screen.findByRole('button', { name: 'Nuovo testo' }));
    expect(await screen.findByRole('dialog', { name: 'Nuovo testo' })).toBeDefined();
  });

  it('are made with a name, a kind and an Italian text; other languages may be missing [OFR-075]', async () => {
    const { user, asked } = await opened([]);
    await user.click(await screen.findByRole('button', { name: 'Nuovo testo' }));
    await screen.findByRole('dialog');
    const create = () => dialog().getByRole('button', { name: 'Crea testo' });
    await waitFor(() => expect(create().hasAttribute('disabled')).toBe(true));
    await user.type(dialog().getByLabelText(/^Nome/), ' Interni ');
    await user.selectOptions(dialog().getByLabelText('Dove'), 'Compreso');
    await write('Testo in italiano', '<p>Pulizia finale</p>');
    await user.click(dialog().getByRole('button', { name: 'Tedesco' }));
    await write('Testo in tedesco', '<p>Reinigung</p>');
    await waitFor(() => expect(create().hasAttribute('disabled')).toBe(false));
    await user.click(create());
    expect(await screen.findByText('Testo creato: Interni')).toBeDefined();
    expect(asked('CreateOfferText')).toMatchObject([
      {
        text: {
          ...{ name: 'Interni', kind: 'included' },
          text: { it: '<p>Pulizia finale</p>', en: null, de: '<p>Reinigung</p>' },
        },
      },
    ]);
  });

  it('are changed from the revision that was read [OFR-075]', async () => {
    const { user, asked } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Condizioni generali' }));
    await screen.findByRole('dialog');
    await user.clear(await dialog().findByLabelText(/^Nome/));
    await user.type(dialog().getByLabelText(/^Nome/), 'Condizioni 2027');
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    expect(await screen.findByText('Testo salvato: Condizioni 2027')).toBeDefined();
    expect(asked('UpdateOfferText')).toMatchObject([
      { id: 'terms', revision: 3, text: { name: 'Condizioni 2027', text: terms.text } },
    ]);
  });

  it('keep the changes of both windows after a conflict, which shows them [OFR-075]', async () => {
    const { user, asked, change } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Condizioni generali' }));
    await screen.findByRole('dialog');
    await user.type(await dialog().findByLabelText(/^Nome/), ' mie');
    change('terms', { revision: 4, kind: 'excluded', text: { it: '<p>Loro</p>', en: null, de: null } });
    await user.click(dialog().getByRole('button', { name: 'Salva' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Loro')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Tieni entrambe' }));
    expect(await screen.findByText('Testo salvato: Condizioni generali mie')).toBeDefined();
    expect(asked('UpdateOfferText').at(-1)).toMatchObject({
      text: { name: 'Condizioni generali mie', kind: 'excluded', text: { it: '<p>Loro</p>' } },
    });
    expect(asked<{ revision: number }>('UpdateOfferText').map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it('are deleted after a question [OFR-075]', async () => {
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Altre azioni su Condizioni generali' }));
    await user.click(screen.getByRole('menuitem', { name: 'Elimina' }));
    await user.click(screen.getByRole('button', { name: 'Elimina testo' }));
    expect(await screen.findByText('Nessun testo')).toBeDefined();
    expect(place()).toBe('/offerte/testi');
  });
});
