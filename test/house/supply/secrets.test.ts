import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';
import { describe, expect, it } from 'vitest';
import { randomWords } from './random-words.ts';

/** False alarms: the place, the text and the reason. */
const known: readonly { file: RegExp; text: RegExp; why: string }[] = [
  { file: /^package-lock\.json$/, text: /./, why: 'hashes of packages, which are public' },
  { file: /^cdk\.json$/, text: /\b(bastionHost|addS3Trust)/, why: 'long names of feature flags' },
  { file: /^test\/(acceptance|operations)\//, text: /\biVBORw0KGgo/, why: 'images of one pixel' },
  { file: /./, text: /000000000000|123456789012/, why: 'invented account numbers' },
  { file: /^test\/contract\//, text: /AKIAINVENTED/, why: 'an invented key, which must open nothing' },
];

const isKnown = (path: string, text: string) =>
  known.some(({ file, text: allowed }) => file.test(path) && allowed.test(text));

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
const texts = tracked
  .filter((path) => !/\.(png|jpg|webp|woff2|ico)$/.test(path))
  .map((path) => ({ path, content: readFileSync(path, 'utf8') }));

/** Finds keys, tokens and passwords of services in a text. */
async function foundIn(path: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { filePath: path, content, ext: extname(path), contentType: 'text' },
    options: {
      config: {
        rules: [
          {
            id: '@secretlint/secretlint-rule-preset-recommend',
            rule: recommended,
            rules: [{ id: '@secretlint/secretlint-rule-aws', options: { enableIDScanRule: true } }],
          },
        ],
      },
    },
  });
  return messages.map(({ message }) => message);
}

describe('the repository', () => {
  it('contains no key, token or password of a service', async () => {
    expect(tracked.length).toBeGreaterThan(1000);
    const found: string[] = [];
    for (const { path, content } of texts) {
      const messages = (await foundIn(path, content)).filter((text) => !isKnown(path, text));
      // The secret follows the colon: keep it out of the log.
      found.push(...messages.map((text) => `${path}: ${text.split(':')[0]}`));
    }
    expect(found).toEqual([]);
  }, 60_000);

  it('contains no random text that could be a secret', () => {
    const found = texts.flatMap(({ path, content }) =>
      randomWords(content)
        .filter((word) => !isKnown(path, word))
        .map((word) => `${path}: ${word.slice(0, 12)}…`),
    );
    expect(found).toEqual([]);
  });

  it('needs every false alarm in the list', () => {
    const needless = known.filter(
      ({ file, text }) => !texts.some(({ path, content }) => file.test(path) && text.test(content)),
    );
    expect(needless).toEqual([]);
  });
});

describe('a secret', () => {
  // Joined here, so that no file contains them.
  it.each([
    ['a key of AWS', ['AKIA', 'Q4ZLBVTR', 'W3XN5YKD'].join('')],
    [
      'a private key',
      ['-----BEGIN RSA ', 'PRIVATE KEY-----\n', 'MIIEow'.repeat(200), '\n-----END RSA PRIVATE KEY-----'].join(
        '',
      ),
    ],
    ['a token of GitHub', ['ghp_', 'wWPw5k4aXcaT4fNP0U', 'cnZwJUVFk6LO0pINUx'].join('')],
    ['a password in an address', ['https://user:', 'sup3rs3cret', '@db.example.org/x'].join('')],
  ])('is found: %s', async (_what, secret) => {
    expect(await foundIn('planted.ts', `const planted = '${secret}';\n`)).not.toEqual([]);
  });

  it('is found by its randomness alone', () => {
    const secret = ['q8Zr2LxV9tNb', '4Kc7WmHs1YpD', '3GjF6uTaEoRi'].join('');
    expect(randomWords(`const planted = '${secret}';`)).toEqual([secret]);
  });
});
