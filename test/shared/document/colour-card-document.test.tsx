import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { colourCardTexts } from '#lambdas/documents/colour-card-texts.ts';
import type { ColourCardModel } from '#shared/customers/colour-card-model.ts';
import { ColourCardDocument } from '#shared/document/colour-card/colour-card-document.tsx';
import { colourCardStyle } from '#shared/document/colour-card/colour-card-style.ts';

const owner = {
  ...{ name: 'Conti Tinteggiature', person: 'Andrea Conti', city: 'Bergamo', lines: ['Via Garibaldi 3'] },
  ...{ logo: { address: 'data:image/png;base64,AAAA', alt: 'Logo di Conti' }, accent: '#124559' },
};
const colour = {
  ...{ swatch: 'rgb(210 180 140)', colour: 'FC 107', folder: 'Facciate', product: 'Silicalce' },
  ...{ place: null, area: '120,5', day: '20/11/26' },
};
const model = (changes: Partial<ColourCardModel> = {}): ColourCardModel => ({
  ...{ language: 'it', customer: { name: 'Anna <Rossi>', address: ['Via Po 1'] }, colours: [colour] },
  ...changes,
});
const texts = colourCardTexts.it;
const markupOf = (of: ColourCardModel) =>
  renderToStaticMarkup(<ColourCardDocument model={of} owner={owner} date="26 novembre 2026" texts={texts} />);

it('is headed by its owner, with swatches, codes, folders and places [CUS-036]', () => {
  const markup = markupOf(model());
  expect(markup).toContain('<b>Conti Tinteggiature</b><span>Via Garibaldi 3</span>');
  expect(markup).toContain('background:rgb(210 180 140)');
  expect(markup).toContain('<b>FC 107</b><span class="second">Facciate</span>');
  expect(markup).toContain('<td>Tutto il cantiere</td>');
  expect(markup).toContain('Anna &lt;Rossi&gt;');
});

it('has no tile for a colour that was typed, and says when there is none [CUS-036]', () => {
  expect(markupOf(model({ colours: [{ ...colour, swatch: null, place: 'Zaun' }] }))).not.toContain(
    'background',
  );
  expect(markupOf(model({ colours: [] }))).toContain('<p>Nessun colore.</p>');
});

it("names owner and customer at the foot, and takes the owner's colour [CUS-036]", () => {
  const style = colourCardStyle(owner, 'Anna Rossi', texts);
  expect(style).toContain('"Conti Tinteggiature · Anna Rossi"');
  expect(style).toContain('--accent: #124559');
});
