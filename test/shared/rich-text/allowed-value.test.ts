import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedAttributes, allowedTags, droppedWithContent } from '#shared/rich-text/allow-list.ts';
import { allowedValue } from '#shared/rich-text/allowed-value.ts';

describe('the list of rich texts', () => {
  it('knows attributes of allowed tags alone, and drops no allowed tag with its content', () => {
    for (const tag of Object.keys(allowedAttributes)) expect(allowedTags).toContain(tag);
    for (const tag of droppedWithContent) expect(allowedTags).not.toContain(tag);
  });

  it('keeps of a style the declarations it allows, in their order', () => {
    const style = (text: string) => allowedValue('span', 'style', text);
    expect(style('COLOR: #0a7;position:fixed; font-size:18px ;')).toBe('color: #0a7; font-size: 18px');
    expect(style('font-family: "Times New Roman", serif')).toBe('font-family: "Times New Roman", serif');
    expect(style('background-color: rgb(1 2 3 / 50%)')).toBe('background-color: rgb(1 2 3 / 50%)');
    expect(style('text-align: center; toString: x; __proto__: y')).toBe('text-align: center');
    expect(style('position: fixed')).toBeUndefined();
  });

  it('keeps attributes where the editor writes them, and nowhere else', () => {
    expect(allowedValue('a', 'href', 'https://example.com')).toBe('https://example.com');
    expect(allowedValue('p', 'href', 'https://example.com')).toBeUndefined();
    expect(allowedValue('a', 'target', '_top')).toBeUndefined();
    expect(allowedValue('constructor', 'name', 'x')).toBeUndefined();
    expect(allowedValue('__proto__', 'style', 'color: red')).toBeUndefined();
  });

  it('never leaves an address, an escape or an end of a declaration in a style', () => {
    const piece = fc.constantFrom(
      'color',
      ':',
      ';',
      'red',
      'url(',
      ')',
      '\\',
      '/*',
      '*/',
      '"',
      "'",
      'x',
      ' ',
      '<',
      '>',
    );
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 12 }), (text) => {
        expect(allowedValue('p', 'style', text) ?? '').not.toMatch(/url\(|[\\<>]|\/\*/);
      }),
    );
  });
});
