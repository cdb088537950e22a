import { createDocument, getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitise } from '#lambdas/runtime/sanitise.ts';
import { extensions } from '#web/components/rich-text-editor/extensions.ts';
import { markupOf } from '#web/components/rich-text-editor/markup-of.ts';

const schema = getSchema(extensions);
const written = (markup: string) => markupOf(createDocument(markup, schema));

const attributes = fc.constantFrom(
  '',
  ' style="color: #c23b2e"',
  ' style="background-color: rgb(255, 243, 163); font-size: 1.25em"',
  ' style="text-align: center"',
  ' style="color: expression(alert(1)); font-family: Georgia, serif"',
  ' style="position: fixed; font-size: 900px"',
  ' href="https://calcecolore.example/a?b=1&amp;c=2" title="Scheda &quot;tecnica&quot;"',
  ' href="javascript:alert(1)"',
  ' start="3"',
  ' onclick="alert(1)" class="MsoNormal"',
);
const tags = fc.constantFrom(
  ...'p strong b em i u s span mark a ul ol li h1 h2 h3 h4 blockquote table td div pre code font style script'.split(
    ' ',
  ),
);
const leaf = fc.oneof(
  fc.constantFrom(
    '<br>',
    'Pittura',
    ' ai silicati ',
    '<img src="x">',
    '&amp;&lt;b&gt; "virgolette"',
    '&nbsp;',
    '  ',
    '🎨',
  ),
  fc.string({ maxLength: 8 }),
);
const { markup: anyMarkup } = fc.letrec<{ markup: string; element: string }>((tie) => ({
  markup: fc
    .array(fc.oneof({ depthSize: 'small' }, leaf, tie('element')), { maxLength: 4 })
    .map((parts) => parts.join('')),
  element: fc
    .tuple(tags, attributes, tie('markup'))
    .map(([tag, attribute, content]) => `<${tag}${attribute}>${content}</${tag}>`),
}));

describe('what the editor of rich texts writes', () => {
  it('is what the server keeps, to the letter, whatever was loaded or pasted', () => {
    fc.assert(
      fc.property(anyMarkup, (markup) => {
        const now = written(markup);
        expect(sanitise(now)).toBe(now);
      }),
      { numRuns: 400 },
    );
  });

  it('reads the same each time it is loaded', () => {
    fc.assert(
      fc.property(anyMarkup, (markup) => {
        const loaded = written(written(markup));
        expect(written(loaded)).toBe(loaded);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps a blank at the beginning of a line, which loading would drop', () => {
    const kept = '<p><em><br />\u00a0ai silicati</em></p>';
    expect(written('<p><em><br></em><em> ai silicati</em></p>')).toBe(kept);
    expect(written(kept)).toBe(kept);
  });

  it.each([
    '<p>Pittura ai <strong>silicati di <em>potassio</em></strong>, opaca.</p>',
    '<ul><li>Peso: 220 g/m²</li><li>Due mani<ul><li>la prima diluita</li></ul></li></ul>',
    '<ol start="3"><li><p>Uno</p><p>due</p></li></ol>',
    '<h2 style="text-align: center">Posa</h2><p>A<br />B</p><blockquote><p>Nota</p></blockquote>',
    '<p><u>A</u> <s>B</s> <span style="color: #c23b2e; font-size: 1.25em">C</span></p><p></p><p>D</p>',
    '<p><a href="https://calcecolore.example/st.pdf" target="_blank" rel="noopener noreferrer">Scheda</a></p>',
    '<p><a href="tel:+39051123456">Chiama</a> a &amp; b &lt; c</p>',
  ])('leaves what is stored as it is: %s', (markup) => expect(written(markup)).toBe(markup));

  it.each(['', '<p></p>', '<p> </p><p><br></p>', '<ul><li></li></ul>'])(
    'is nothing when there is no text: %s',
    (markup) => expect(written(markup)).toBe(''),
  );

  it('keeps the marks of other programs that the list allows, and drops the rest', () => {
    expect(
      written(
        '<html><head><style>p{}</style></head><body><p class="MsoNormal" style="margin:0"><b style="font-weight:normal"><span style="font-weight:700">Titolo</span></b><o:p></o:p></p><table><tr><td>cella</td></tr></table><img src="x" onerror="alert(1)"></body></html>',
      ),
    ).toBe('<p><strong>Titolo</strong></p><p>cella</p>');
  });

  it('links nowhere but where the list allows', () => {
    expect(written('<p><a href="javascript:alert(1)">a</a> <a href="/prodotti">b</a></p>')).toBe(
      '<p>a b</p>',
    );
  });
});
