import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';
import { iconNames } from '../components/icon-names.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const whole = here('../../node_modules/primeicons/fonts/primeicons.woff2');
const made = here('../../node_modules/.cache/preventivi/icons.woff2');
const styles = await readFile(here('../../node_modules/primeicons/primeicons.css'), 'utf8');

/** One rule for the glyph of each icon; the codes come from primeicons. */
function glyphRules(): string {
  const glyphs = styles.matchAll(/\.pi-([\w-]+):before \{\s*content: "(\\[0-9a-f]+)"/g);
  const codes = new Map([...glyphs].map(([, name, code]) => [name, code]));
  const rules = iconNames.map((name) => `.pi-${name}::before{content:"${codes.get(name)}"}`);
  return `@layer base{${rules.join('')}}`;
}

/** The characters that style sheets name by their codes. */
async function glyphsOfStyles(): Promise<string> {
  const folder = here('..');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'));
  const own = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const codes = [...own, glyphRules()].flatMap((style) => [...style.matchAll(/content: ?"\\([0-9a-f]+)"/g)]);
  return codes.map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16))).join('');
}

/** Makes a typeface with the glyphs in use, less than a third of the whole; returns its path. */
export async function iconFont(): Promise<string> {
  const font = await subset(await readFile(whole), await glyphsOfStyles(), { targetFormat: 'woff2' });
  await mkdir(dirname(made), { recursive: true });
  // Another build may read the file at this moment.
  const beside = `${made}.${process.pid}`;
  await writeFile(beside, font);
  await rename(beside, made);
  return made;
}

/** Adds the glyphs to styles/icons.css. */
export const iconStyles = (): Plugin => ({
  name: 'icon-styles',
  enforce: 'pre',
  transform: (style, id) => (/\/styles\/icons\.css($|\?)/.test(id) ? style + glyphRules() : undefined),
});
