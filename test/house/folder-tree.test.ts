import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const documented = ['infra', 'lambdas', 'shared', 'web', 'locales', 'test', 'docs'];
const generated = new Set(['acceptance-screenshots']);

/**
 * Folders of the tree in ARCHITECTURE.md: one a line, two spaces of indent for each level, the name before
 * the first blank.
 */
function foldersInDocument(): string[] {
  const [, block = ''] = readFileSync('ARCHITECTURE.md', 'utf8').match(/```tree\n([\s\S]*?)```/) ?? [];
  const path: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name] = line.match(/^( *)([\w.{},-]+)\//) ?? [];
    if (!name) return [];
    path.splice(indent.length / 2, path.length, name);
    return [path.join('/')];
  });
}

function foldersOnDisk(): string[] {
  return documented.flatMap((top) => [
    top,
    ...readdirSync(top, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !generated.has(entry.name))
      .map((entry) => `${top}/${entry.name}`),
  ]);
}

it('draws exactly the folders on disk', () => {
  expect(foldersInDocument().toSorted()).toEqual(foldersOnDisk().toSorted());
});
