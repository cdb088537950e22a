import { describe, expect, it } from 'vitest';
import { slugOf } from '#shared/catalogue/tags/slug-of.ts';
import { usesOfTag } from '#shared/catalogue/tags/uses-of-tag.ts';
import { withSlug } from '#shared/catalogue/tags/with-slug.ts';
import { newTagInput, tagForm } from '#shared/schemas/tag-input.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';

const none = aChoice();
const phase = aPhase({
  id: 'biocida',
  name: { it: 'Biocida' },
  conditions: [
    { include: ['alghe', 'esterno'], exclude: [] },
    { include: [], exclude: ['muffa'] },
  ],
  choices: [
    none,
    aChoice({ visibilityConditions: [['alghe'], ['muffa', 'interno']] }),
    aChoice({ recommendedConditions: [['muffa']] }),
    aChoice({ priorities: [{ value: 2, tags: ['muffa'] }] }),
  ],
});
const other = aPhase({ id: 'altra', conditions: [{ include: ['muffa-estesa'], exclude: [] }] });

describe('the uses of a tag', () => {
  it('are the phases whose conditions ask for it or forbid it, and the choices that name it [OPC-14, OPC-15]', () => {
    const name = { it: 'Biocida' };
    expect(usesOfTag('muffa', [other, phase])).toEqual([
      { kind: 'PHASE', id: 'biocida', name },
      { kind: 'CHOICE', id: 'biocida', name, choice: 1 },
      { kind: 'CHOICE', id: 'biocida', name, choice: 2 },
      { kind: 'CHOICE', id: 'biocida', name, choice: 3 },
    ]);
    expect(usesOfTag('esterno', [other, phase])).toEqual([{ kind: 'PHASE', id: 'biocida', name }]);
    expect(usesOfTag('estesa', [other, phase])).toEqual([]);
  });
});

describe('a slug that changes', () => {
  it('is rewritten in conditions, choices and priorities, and nothing else is [OPC-14]', () => {
    const renamed = withSlug(phase, 'muffa', 'funghi');
    expect(renamed).toEqual({
      ...phase,
      conditions: [
        { include: ['alghe', 'esterno'], exclude: [] },
        { include: [], exclude: ['funghi'] },
      ],
      choices: [
        none,
        aChoice({ visibilityConditions: [['alghe'], ['funghi', 'interno']] }),
        aChoice({ recommendedConditions: [['funghi']] }),
        aChoice({ priorities: [{ value: 2, tags: ['funghi'] }] }),
      ],
    });
    expect(usesOfTag('muffa', [renamed])).toEqual([]);
    expect(withSlug(other, 'muffa', 'funghi')).toEqual(other);
  });
});

describe('the slug that a name suggests', () => {
  it.each([
    ['Muffa estesa', 'muffa-estesa'],
    ['  Città & perché? ', 'citta-perche'],
    ['XPS 80%', 'xps-80'],
    ['ﬁnitura', 'finitura'],
    ['—', ''],
    ['a'.repeat(80), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('of %j is %j [OPC-14]', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('the form of a tag', () => {
  it.each([
    ['name', { name: ' ', slug: 'muffa' }, 'nameRequired'],
    ['slug', { name: 'Muffa', slug: ' ' }, 'slugRequired'],
    ['slug', { name: 'Muffa', slug: 'Muffa' }, 'slugCharacters'],
    ['slug', { name: 'Muffa', slug: 'muffa estesa' }, 'slugCharacters'],
    ['slug', { name: 'Muffa', slug: 'perché' }, 'slugCharacters'],
    ['slug', { name: 'Muffa', slug: '--' }, 'slugCharacters'],
  ])('marks its %s of %j with %s [TAG-009, TAG-010, TAG-011, TAG-012, OPC-14]', (field, typed, message) => {
    const { error } = tagForm.safeParse(typed);
    expect(error?.issues.map((issue) => [issue.path, issue.message])).toContainEqual([[field], message]);
  });

  it('takes name and slug, trimmed, and nothing else [TAG-016, OPC-14]', () => {
    expect(newTagInput.parse({ name: ' Muffa ', slug: ' muffa-2 ' })).toEqual({
      name: 'Muffa',
      slug: 'muffa-2',
    });
    expect(newTagInput.safeParse({ name: 'Muffa', slug: 'muffa', id: 'x' }).success).toBe(false);
  });
});
