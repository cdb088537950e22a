import { describe, expect, it, vi } from 'vitest';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { codeOf } from '#test/support/cloud.ts';
import { listen } from '#test/support/live.ts';
import { answered } from '#test/support/quotations-api.ts';
import {
  aNewTag,
  createTag,
  deleteTag,
  listTags,
  newSlug,
  tagUses,
  updateTag,
} from '#test/support/tags-api.ts';

const { readPhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const store = await import('#lambdas/store/catalogue/tag-store.ts');

/** A phase that uses a slug wherever a phase can. */
async function usedIn(slug: string, id = newSlug('fase')) {
  await writePhase(
    aPhase({
      id,
      name: { it: 'Risanamento' },
      conditions: [{ include: ['esterno'], exclude: [slug] }],
      choices: [aChoice(), aChoice({ priorities: [{ value: 1, tags: [slug] }] })],
    }),
  );
  return id;
}

describe('tags', () => {
  it('have an id, a name and a slug, and are listed by name [CDA-046, TAG-005, TAG-019]', async () => {
    const { id, slug } = await aNewTag('àncora');
    const tags = await listTags('superUser');
    expect(tags.find((tag) => tag.id === id)).toMatchObject({ id, name: 'àncora', slug });
    const names = tags.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('it', { numeric: true }).compare));
    expect(names.indexOf('àncora')).toBeLessThan(names.indexOf('Cappotto'));
  });

  it('are told to super users when they change, and to nobody else [TAG-019]', async () => {
    const listener = await listen('superUser', 'admin');
    const { id } = await aNewTag();
    let change = await listener.next();
    while (change.id !== id) change = await listener.next();
    listener.close();
    expect(change).toMatchObject({ entity: 'tag', scope: 'admin', revision: 1 });
  });

  it('are for super users alone [OPC-09]', async () => {
    expect(codeOf(await tagUses('painter', 'interno'))).toBe('forbidden');
    expect(codeOf(await createTag('painter', newSlug(), { name: 'x', slug: newSlug() }))).toBe('forbidden');
    expect(codeOf(await deleteTag('retailer', 'interno'))).toBe('forbidden');
  });
});

describe('a new tag', () => {
  it('is made of a name and a slug, by whom and when it says [TAG-016]', async () => {
    const slug = newSlug();
    const { createTag: tag } = answered(await createTag('superUser', slug, { name: ' Nuovo ', slug }));
    expect(tag).toMatchObject({ name: 'Nuovo', slug, revision: 1, updatedBy: 'Giulia Ferrero' });
    expect(Date.parse(tag.updatedAt)).toBeGreaterThan(Date.now() - 60_000);
  });

  it('is made once, however often the same call comes', async () => {
    const slug = newSlug();
    const call = () => createTag('superUser', slug, { name: 'Una volta', slug });
    const answers = await Promise.all([call(), call(), call()]);
    const ids = [...answers, await call()].map((answer) => answered(answer).createTag.id);
    expect(new Set(ids).size).toBe(1);
    expect(codeOf(await createTag('superUser', slug, { name: 'Altro', slug: newSlug() }))).toBe('conflict');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['no slug', { slug: '' }],
    ['a slug in capitals', { slug: 'Muffa' }],
    ['a slug with blanks', { slug: 'muffa estesa' }],
  ])('with %s is refused [OPC-14]', async (_, change) => {
    const answer = await createTag('superUser', newSlug(), { name: 'Nome', slug: newSlug(), ...change });
    expect(codeOf(answer)).toBe('invalid-input');
  });

  it('takes no slug that another one has, in whatever case [OPC-14]', async () => {
    const { slug } = await aNewTag();
    const again = (one: string) => createTag('superUser', newSlug(), { name: 'Doppio', slug: one });
    expect(codeOf(await again(slug))).toBe('slug-taken');
    const old = newSlug('vecchio');
    await store.createTag({
      id: old,
      name: 'Vecchio',
      slug: old.toUpperCase(),
      revision: 1,
      updatedAt: '',
      updatedBy: '',
    });
    expect(codeOf(await again(old))).toBe('slug-taken');
  });
});

describe('renaming a tag', () => {
  it('changes name and slug, of the revision that was read [TAG-017]', async () => {
    const { id } = await aNewTag();
    const slug = newSlug();
    const { updateTag: tag } = answered(
      await updateTag('superUser', { id, name: 'Altro nome', slug, revision: 1 }),
    );
    expect(tag).toMatchObject({ id, name: 'Altro nome', slug, revision: 2 });
    const late = await updateTag('superUser', { id, name: 'Tardi', slug, revision: 1 });
    expect(codeOf(late)).toBe('conflict');
    expect(late.errors?.[0]?.errorInfo).toEqual({ by: 'Giulia Ferrero', at: tag.updatedAt });
  });

  it('rewrites the slug wherever it is used, at once [OPC-14]', async () => {
    const { id, slug } = await aNewTag();
    const phases = [await usedIn(slug), await usedIn(slug)];
    const after = newSlug();
    answered(await updateTag('superUser', { id, name: 'Prova', slug: after, revision: 1 }));
    for (const phase of phases) {
      expect(await readPhase(phase)).toMatchObject({
        conditions: [{ include: ['esterno'], exclude: [after] }],
        choices: [{}, { priorities: [{ value: 1, tags: [after] }] }],
        revision: 2,
        updatedBy: 'Giulia Ferrero',
      });
    }
  });

  it('keeps the slugs it had, for older versions of the guided test', async () => {
    const { id, slug } = await aNewTag();
    const slugs = [newSlug(), newSlug(), slug, newSlug()];
    for (const [index, next] of slugs.entries())
      answered(await updateTag('superUser', { id, name: 'Prova', slug: next, revision: index + 1 }));
    answered(await updateTag('superUser', { id, name: 'Solo il nome', slug: slugs[3], revision: 5 }));
    const tag = (await listTags('superUser')).find((one) => one.id === id);
    expect(tag?.formerSlugs?.toSorted()).toEqual([slug, slugs[0], slugs[1]].toSorted());
  });

  it('leaves the phases alone when the slug stays [TAG-017]', async () => {
    const { id, slug } = await aNewTag();
    const phase = await usedIn(slug);
    answered(await updateTag('superUser', { id, name: 'Nuovo nome', slug, revision: 1 }));
    expect(await readPhase(phase)).toMatchObject({ revision: 1 });
  });

  it('to a slug that another one has changes nothing, also in no phase [OPC-14]', async () => {
    const [{ id, slug }, other] = [await aNewTag(), await aNewTag()];
    const phase = await usedIn(slug);
    const answer = await updateTag('superUser', { id, name: 'Prova', slug: other.slug, revision: 1 });
    expect(codeOf(answer)).toBe('slug-taken');
    expect(await store.readTag(id)).toMatchObject({ slug, revision: 1 });
    expect(await readPhase(phase)).toMatchObject({ revision: 1 });
  });

  it('gives the slug before it free [OPC-14]', async () => {
    const { id, slug } = await aNewTag();
    answered(await updateTag('superUser', { id, name: 'Prova', slug: newSlug(), revision: 1 }));
    answered(await createTag('superUser', newSlug(), { name: 'Erede', slug }));
  });

  it('is tried again when a phase that uses it was saved meanwhile, and loses nothing of that save', async () => {
    const { updateTag: operation } = await import('#lambdas/tags/update-tag.ts');
    const { phases } = await import('#lambdas/store/catalogue/phase-store.ts');
    const { id, slug } = await aNewTag();
    const phase = await readPhase(await usedIn(slug));
    if (!phase) throw new Error('It was stored just now.');
    await writePhase({ ...phase, name: { it: 'Cambiata' }, revision: 2 });
    const reading = vi.spyOn(phases, 'list').mockResolvedValueOnce([phase]);
    const context = {
      caller: { kind: 'user', user: aSuperUser() },
      address: '',
      now: new Date(),
      newId: () => '',
    } as const;
    const after = newSlug();
    await operation.run({ tag: { id, name: 'Prova', slug: after, revision: 1 } }, context);
    expect(reading).toHaveBeenCalledTimes(2);
    reading.mockRestore();
    expect(await store.readTag(id)).toMatchObject({ slug: after, revision: 2 });
    expect(await readPhase(phase.id)).toMatchObject({
      name: { it: 'Cambiata' },
      conditions: [{ exclude: [after] }],
      revision: 3,
    });
  });

  it('of one that was deleted is refused', async () => {
    const { id, slug } = await aNewTag();
    answered(await deleteTag('superUser', id));
    expect(codeOf(await updateTag('superUser', { id, name: 'x', slug, revision: 1 }))).toBe('not-found');
  });
});

describe('deleting a tag', () => {
  it('removes it and gives its slug free [TAG-018]', async () => {
    const { id, slug } = await aNewTag();
    expect(answered(await deleteTag('superUser', id)).deleteTag).toBe(id);
    expect((await listTags('superUser')).some((tag) => tag.id === id)).toBe(false);
    answered(await createTag('superUser', newSlug(), { name: 'Erede', slug }));
  });

  it('is refused while a phase or a choice uses it, which it names [OPC-15]', async () => {
    const { id, slug } = await aNewTag();
    const phase = await usedIn(slug);
    expect(codeOf(await deleteTag('superUser', id))).toBe('in-use');
    const { tagUses: uses } = answered(await tagUses('superUser', id));
    const name = { it: 'Risanamento' };
    expect(uses).toEqual([
      { kind: 'PHASE', id: phase, name, choice: null },
      { kind: 'CHOICE', id: phase, name, choice: 1 },
    ]);
  });
});
