import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasText } from '#shared/rich-text/has-text.ts';
import { markupOf, textRuns, wordsOf } from '#shared/rich-text/text-runs.ts';

const runsOf = (html: string) => textRuns(html).flatMap((part) => ('run' in part ? [part.run] : []));
const joined = (html: string) =>
  textRuns(html)
    .map((part) => ('run' in part ? part.run : part.kept))
    .join('');

describe('a rich text cut at its blocks', () => {
  it.each([
    ['<p>Uno</p><p>Due</p>', ['Uno', 'Due']],
    ['<ul><li><p>Uno</p></li><li>Due</li></ul>', ['Uno', 'Due']],
    ['Uno<br>Due<br />Tre', ['Uno', 'Due', 'Tre']],
    ['<p style="text-align: center">Uno</p>', ['Uno']],
    ['<p><strong>Titolo</strong></p>', ['Titolo']],
    ['<p> <em> Uno </em> </p>', ['Uno']],
    ['<p>Per <strong>interni</strong> ed esterni</p>', ['Per <strong>interni</strong> ed esterni']],
    ['<p></p><p> </p>', []],
    ['Senza blocchi', ['Senza blocchi']],
    ['', []],
  ])('has the runs of words of %j', (html, runs) => {
    expect(runsOf(html)).toEqual(runs);
  });

  it('is whole when it is put together again', () => {
    const piece = fc.constantFrom('<p>', '</p>', '<b>', '</b>', '<br>', ' ', 'due parole', 'a &lt; b', '\n');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(joined(pieces.join(''))).toBe(pieces.join(''));
      }),
    );
  });

  it('gives words as they are read, and takes them back as markup', () => {
    expect(wordsOf('a &lt; b &amp;amp; &quot;c&quot;')).toBe('a < b &amp; "c"');
    fc.assert(
      fc.property(fc.string(), (words) => {
        expect(wordsOf(markupOf(words))).toBe(words);
      }),
    );
  });
});

describe('an emptied rich text', () => {
  it.each(['', '<p></p>', '<p> &nbsp;</p><br>', null, undefined])('says nothing: %j', (html) => {
    expect(hasText(html)).toBe(false);
  });

  it('is told from one with words', () => {
    expect(hasText('<p>a</p>')).toBe(true);
  });
});
