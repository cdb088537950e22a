import { describe, expect, it } from 'vitest';
import { coloursOfFolders, publishedFolders } from '#shared/catalogue/colours/published-folders.ts';
import {
  doublyUsed,
  isSelected,
  selectedColours,
  selectionOf,
  unknownColours,
  withColours,
} from '#shared/catalogue/colours/range-selection.ts';

const colour = (code: string, folder = 'ral') => ({
  code,
  r: 1,
  g: 2,
  b: 3,
  hbw: null,
  colorlist: folder.toUpperCase(),
  colorlistId: folder,
});
const published = [colour('9001'), colour('9010'), colour('TN 2', 'tn'), colour('TN 10', 'tn')];
const folders = publishedFolders(published);

describe('the published folders', () => {
  it('come in their order with their colours, Bianco before them in a folder without a name [OPC-05, OPC-06, COL-027]', () => {
    expect(folders.map(({ id, name, colours }) => [id, name, colours.map(({ code }) => code)])).toEqual([
      ['', '', ['Bianco']],
      ['ral', 'RAL', ['9001', '9010']],
      ['tn', 'TN', ['TN 2', 'TN 10']],
    ]);
  });

  it('give the colours of some of them: getColourFoldersColors [COL-035]', () => {
    expect(coloursOfFolders(folders, new Set(['tn'])).map(({ code }) => code)).toEqual(['TN 2', 'TN 10']);
    expect(coloursOfFolders(folders, new Set())).toEqual([]);
  });
});

describe('the colours of a price range', () => {
  it('are chosen and left out, alone or many at once, and come back by code with nothing but their values', () => {
    let selection = withColours(selectionOf([]), published, true);
    selection = withColours(selection, [colour('9010')], false);
    expect(isSelected(selection, { code: ' tn 2 ' })).toBe(true);
    expect(selectedColours(selection)).toEqual([
      { code: '9001', r: 1, g: 2, b: 3 },
      { code: 'TN 2', r: 1, g: 2, b: 3 },
      { code: 'TN 10', r: 1, g: 2, b: 3 },
    ]);
  });

  it('keep the values they have in the range', () => {
    const own = { code: '9001', r: 9, g: 9, b: 9 };
    expect(selectedColours(withColours(selectionOf([own]), published.slice(0, 1), true))).toEqual([own]);
  });

  it('may be unknown to the published folders, or stand in another range as well', () => {
    const selection = selectionOf([colour('bianco'), colour('tn 2'), colour('7777')]);
    expect(unknownColours(selection, folders).map(({ code }) => code)).toEqual(['7777']);
    expect(doublyUsed(selection, new Map([['tn 2', 'Fascia 2']]))).toEqual([
      { code: 'tn 2', range: 'Fascia 2' },
    ]);
  });
});
