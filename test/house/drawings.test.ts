import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawings } from '#shared/guided-test/drawings.ts';

const folder = 'web/components/guided-test/drawings';
const tokens = readFileSync('web/styles/tokens.css', 'utf8');
const read = (name: string) => readFileSync(`${folder}/${name}.svg`, 'utf8');

it('each drawing of the guided test has its file, and no file is left over', () => {
  expect(readdirSync(folder).toSorted()).toEqual(drawings.map((name) => `${name}.svg`).toSorted());
  expect(new Set(drawings.map(read)).size).toBe(drawings.length);
});

it.each(['it', 'en'])('each drawing has a name of its own in %s, and no name is left over', (language) => {
  const texts = JSON.parse(readFileSync(`locales/${language}/guidedTestEditor.json`, 'utf8'));
  expect(Object.keys(texts.drawings)).toEqual(['none', ...drawings]);
  expect(new Set(Object.values(texts.drawings)).size).toBe(drawings.length + 1);
});

describe.each(drawings)('the drawing %s', (name) => {
  it('is small, and is what its page asks the file for', () => {
    expect(statSync(`${folder}/${name}.svg`).size).toBeLessThanOrEqual(1_536);
    expect(read(name)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 240 88"[^>]*><g id="drawing">/,
    );
  });

  it('takes its colours from the tokens, but for light and shadow', () => {
    const painted = [...read(name).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
    const named = painted.filter((colour) => !['none', '#fff', '#000'].includes(colour));
    expect(named.length).toBeGreaterThan(0);
    for (const colour of named) {
      const token = /^var\((--[a-z0-9-]+)\)$/.exec(colour)?.[1] ?? `no token: ${colour}`;
      expect(tokens).toContain(`${token}: #`);
    }
  });

  it('shapes nothing but paths and ellipses: no script, no link, no picture', () => {
    const elements = [...read(name).matchAll(/<([a-z]+)/g)].map(([, element]) => element);
    expect(
      [...new Set(elements)].filter((one) => !['svg', 'g', 'path', 'ellipse', 'circle'].includes(one ?? '')),
    ).toEqual([]);
    expect(read(name)).not.toMatch(/href|url\(|on[a-z]+=|style=/);
  });
});

it('every colour of drawings has a shade for the dark theme', () => {
  const [light = '', dark = ''] = tokens.split('[data-theme="dark"]');
  const names = (part: string) => [...part.matchAll(/(--draw-[a-z-]+):/g)].map(([, name]) => name);
  expect(names(dark)).toEqual(names(light));
  const used = new Set(drawings.flatMap((name) => read(name).match(/--draw-[a-z-]+/g) ?? []));
  expect([...used].toSorted()).toEqual(names(light).toSorted());
});
