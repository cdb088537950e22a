import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Words replaced by GLOSSARY.md, and the names where the contract keeps them. */
const replaced: readonly [word: RegExp, kept: RegExp][] = [
  [/\w*(?:wizard|questionnaire)\w*(?:[.-]\w+)*/gi, /^wizard(?:\.write|-draft|-v2(?:-draft)?)?$/],
  [/\w*[cC]olo(?:u?r)lists?\w*/gi, /^(?:colorlist(?:Id|s)?|[pP]ublishColorlists\w*)$/],
  [
    /\w*[pP]ricelist\w*/g,
    /^(?:pricelist|[a-z]+Pricelist)(?:Id|Name|Confirmed|ToConfirm|Elsewhere|AfterCountry)?s?$|^downloadPricelistX/,
  ],
];

const ofCode = ['lambdas', 'shared', 'web', 'infra', 'test'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|tsx|css|graphql)$/.test(file))
    .map((file) => join(root, file)),
);

/** A file's name and content. Escapes are removed: their letters would join the next word. */
const textOf = (file: string) =>
  `${file}\n${readFileSync(file, 'utf8').replaceAll(/\\(?:[nt]|u\w{4})/g, ' ')}`;

it('names and texts use the words of the glossary', () => {
  const wrong = ofCode
    .filter((file) => !file.endsWith('vocabulary.test.ts') && !file.includes('common-passwords'))
    .flatMap((file) =>
      replaced.flatMap(([word, kept]) =>
        [...textOf(file).matchAll(word)]
          .map(([found]) => found)
          .filter((found) => !kept.test(found))
          .map((found) => `${file}: ${found}`),
      ),
    );
  expect([...new Set(wrong)]).toEqual([]);
});
