import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { safeRel } from '#shared/rich-text/safe-rel.ts';
import { untilStable } from '#shared/rich-text/until-stable.ts';
import fixtures from '../dompurify-fixtures.json' with { type: 'json' };
import { hostile, malformed, nested } from '../hostile-html.ts';

const payloads = [...hostile, ...malformed, ...nested, ...fixtures];
const linkTags = (html: string) => html.match(/<a [^>]*target=[^>]*>/g) ?? [];

describe('a rich text', () => {
  it('one cleaning is enough: for every payload, pairs in each other, and pieces of them', () => {
    for (const html of payloads) expect(sanitise(sanitise(html)), html).toBe(sanitise(html));
    const payload = fc.constantFrom(...payloads);
    const cut = fc.tuple(payload, payload, fc.nat(), fc.nat()).map(([one, other, from, to]) => {
      const place = from % (one.length + 1);
      return `${one.slice(0, place)}${other.slice(to % (other.length + 1))}${one.slice(place)}`;
    });
    fc.assert(
      fc.property(cut, (html) => {
        const once = sanitise(html);
        return sanitise(once) === once;
      }),
      { numRuns: 2000 },
    );
  });

  it('no link opens a page that can reach back', () => {
    const rel = fc.constantFrom('', 'rel', 'rel="opener"', 'rel="nofollow"', 'rel=noopener', 'rel="a b"');
    const target = fc.constantFrom('target="_blank"', "target='_blank'", 'TARGET=_blank', 'target="_top"');
    const link = fc.tuple(rel, target).map(([...attributes]) => {
      const html = `<a href="https://evil.example" ${attributes.join(' ')}>qui</a>`;
      return linkTags(sanitise(`<p>${html}</p>`));
    });
    const isSafe = (tag: string) => tag.includes('noopener') && tag.includes('noreferrer');
    fc.assert(fc.property(link, (tags) => tags.every(isSafe)));
    expect(linkTags(sanitise('<a href="https://evil.example" target="_blank">qui</a>'))).toHaveLength(1);
  });
});

describe('repeated cleaning', () => {
  it('ends with an empty text where it would go on for ever', () => {
    expect(untilStable((html) => `${html}!`, 'a')).toBe('');
    expect(untilStable((html) => html.slice(0, 3), 'abcdef')).toBe('abc');
  });

  it('keeps a correct rel as it was written', () => {
    expect(safeRel('nofollow noreferrer noopener')).toBe('nofollow noreferrer noopener');
    expect(safeRel('nofollow')).toBe('noopener noreferrer nofollow');
    expect(safeRel(null)).toBe('noopener noreferrer');
  });
});
