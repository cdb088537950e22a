import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Found as a package both in the source tree and beside the bundle: infra/build-functions.ts copies these files
 * of @fontsource-variable/figtree, with its package.json, into the bundle's node_modules.
 */
const { resolve } = createRequire(import.meta.url);

const faces = [
  {
    file: 'figtree-latin-wght-normal',
    range: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212',
  },
  {
    file: 'figtree-latin-ext-wght-normal',
    range: 'U+0100-02BA,U+02BD-02C5,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0',
  },
];

function fontFace({ file, range }: (typeof faces)[number]): string {
  const font = readFileSync(resolve(`@fontsource-variable/figtree/files/${file}.woff2`)).toString('base64');
  return `@font-face { font-family: "Figtree Variable"; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) format("woff2"); unicode-range: ${range}; }`;
}

let read: string | undefined;

/** The fonts of the document as a style: the page that is printed may fetch nothing. */
export function documentFonts(): string {
  read ??= faces.map(fontFace).join('\n');
  return read;
}
