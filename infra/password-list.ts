import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const list = 'lambdas/store/user/common-passwords.json';
const beside = `./${basename(list)}`;

/** The list of common passwords is data, not code: it is a file beside the function's code. */
export const passwordListBeside: Plugin = {
  name: 'password-list-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/common-passwords\.json$/ }, () => ({ path: beside, external: true })),
};

/** Gives the list to the functions that set passwords, which are those that import it, and to no other. */
export async function shipPasswordList({ outputs }: Metafile): Promise<void> {
  const carriers = Object.entries(outputs).filter(([, { imports }]) =>
    imports.some(({ path }) => path === beside),
  );
  await Promise.all(carriers.map(([path]) => cp(list, join(dirname(path), basename(list)))));
}
