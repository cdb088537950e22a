import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const whole = here('../../node_modules/primeicons/fonts/primeicons.woff2');
const made = here('../../node_modules/.cache/preventivi/icons.woff2');

/** The characters that stylesheets name by their codes. */
async function glyphsOfStyles(): Promise<string> {
  const folder = here('..');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.css'));
  const styles = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const codes = styles.flatMap((style) => [...style.matchAll(/content: "\\([0-9a-f]+)"/g)]);
  return codes.map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16))).join('');
}

/** The icons' typeface with the glyphs of the stylesheets alone, less than a third of it: answers where it is. */
export async function iconFont(): Promise<string> {
  const font = await subset(await readFile(whole), await glyphsOfStyles(), { targetFormat: 'woff2' });
  await mkdir(dirname(made), { recursive: true });
  await writeFile(made, font);
  return made;
}
