import { screen, within } from '@testing-library/react';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, signIn, textOf } from '#test/support/open-screen.tsx';
import TagsPage from '#web/features/tags/tags-page.tsx';
import type { ListedTag, ListedUse } from '#web/features/tags/use-tags.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';

/** Id, name and slug differ, so that a test sees when one is taken for another. */
export const aTag = (name: string, changes: Partial<ListedTag> = {}): ListedTag => ({
  id: `id-of-${name.toLowerCase()}`,
  name,
  slug: name.toLowerCase(),
  revision: 3,
  updatedAt: '2026-03-27T09:00:00.000Z',
  updatedBy: 'Giulia Ferrero',
  ...changes,
});

export const someUses: ListedUse[] = [
  { kind: 'PHASE', id: 'biocida', name: { it: 'Biocida', en: 'Biocide', de: null }, choice: null },
  { kind: 'CHOICE', id: 'biocida', name: { it: 'Biocida', en: 'Biocide', de: null }, choice: 1 },
  { kind: 'CHOICE', id: 'fondo', name: { it: 'Fondo', en: null, de: null }, choice: 0 },
];

type Saved = { id: string; name: string; slug: string; revision: number };

/** A server that keeps these tags by the rules of the area; `uses` are those of every tag. */
export function aTagServer(tags: readonly ListedTag[], uses: ListedUse[] = []) {
  let stored = [...tags];
  const server = aServer({
    Tags: () => ({ tags: stored }),
    TagUses: () => ({ tagUses: uses }),
    CreateTag: ({ tag }: { tag: Pick<ListedTag, 'name' | 'slug'> }) => {
      if (stored.some(({ slug }) => slug === tag.slug)) throw new GraphqlFailure('slug-taken');
      stored = [...stored, aTag(tag.name, tag)];
      return { createTag: aTag(tag.name, tag) };
    },
    UpdateTag: ({ tag }: { tag: Saved }) => {
      const before = stored.find(({ id }) => id === tag.id);
      if (before?.revision !== tag.revision) throw new GraphqlFailure('conflict');
      const after = { ...before, ...tag, revision: tag.revision + 1 };
      stored = stored.map((one) => (one.id === tag.id ? after : one));
      return { updateTag: after };
    },
    DeleteTag: ({ id }: { id: string }) => {
      stored = stored.filter((tag) => tag.id !== id);
      return { deleteTag: id };
    },
  });
  /** Somebody else saves a tag. */
  const saveElsewhere = (id: string, changes: Partial<ListedTag>) => {
    stored = stored.map((tag) => (tag.id === id ? { ...tag, ...changes, revision: tag.revision + 1 } : tag));
  };
  return { ...server, saveElsewhere };
}

export async function openTags(address = '/tag') {
  signIn({ superUser: true });
  const opened = openScreens(address, {
    '/tag': () => <TagsPage />,
    '/fasi/:id': () => <p>a phase</p>,
  });
  await screen.findByText(/I tag guidano il test/);
  const { user } = opened;
  const choose = async (tag: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `Altre azioni su ${tag}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...opened, choose };
}

/** The texts of the rows, without their menu. */
export const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').slice(0, 2).map(textOf));
