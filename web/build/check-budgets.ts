import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';

/** The shell of a screen with a session, and Cognito's client. */
const signedIn = ['app/private-routes.tsx', 'lib/amplify.ts'];

/** Gzipped JavaScript a visitor loads before a screen shows, in thousands of bytes. */
const budgets = [
  { name: 'login', screen: 'features/session/login-page.tsx', shell: [], limit: 170 },
  { name: 'sign-up', screen: 'features/session/sign-up/sign-up-page.tsx', shell: [], limit: 185 },
  {
    name: 'quotations list',
    screen: 'features/quotations/list/quotations-page.tsx',
    shell: signedIn,
    limit: 300,
  },
  {
    name: 'quotation view',
    screen: 'features/quotations/view/quotation-page.tsx',
    shell: signedIn,
    limit: 300,
  },
  {
    name: 'product form',
    screen: 'features/products/edit/product-page.tsx',
    shell: signedIn,
    limit: 300,
  },
  {
    name: 'guided test',
    screen: 'features/quotations/guided-test/guided-test-page.tsx',
    shell: signedIn,
    limit: 300,
  },
  {
    name: 'measures',
    screen: 'features/quotations/measures/measures-page.tsx',
    shell: signedIn,
    limit: 300,
  },
  { name: 'offer', screen: 'features/offers/edit/offer-page.tsx', shell: signedIn, limit: 300 },
  { name: 'offers list', screen: 'features/offers/list/offers-page.tsx', shell: signedIn, limit: 300 },
  { name: 'customer', screen: 'features/customers/page/customer-page.tsx', shell: signedIn, limit: 300 },
  { name: 'shared quotation', screen: 'features/quotations/print/shared-page.tsx', shell: [], limit: 190 },
  {
    name: 'received offer',
    screen: 'features/received-offer/received-offer-page.tsx',
    shell: [],
    limit: 170,
  },
];

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return found;
  found.add(key);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

function bytesOf(manifest: Manifest, folder: string, roots: readonly string[]): number {
  const chunks = new Set(roots.flatMap((root) => [...withImports(manifest, root)]));
  return [...chunks].reduce((sum, key) => {
    const file = manifest[key]?.file;
    return file?.endsWith('.js') ? sum + gzipSync(readFileSync(join(folder, file))).length : sum;
  }, 0);
}

/** The texts of a screen's feature. */
const textsOf = (screen: string) => screen.split('/')[1] ?? '';

/** The screen's chunks: entry, shell, screen, and every Italian text (the default language). */
export function measure(manifest: Manifest, folder: string) {
  const keys = Object.keys(manifest);
  const entry = keys.filter((key) => manifest[key]?.isEntry);
  const texts = (name: string) => keys.filter((key) => key.endsWith(`locales/it/${name}.json`));
  return budgets.flatMap(({ name, screen, shell, limit }) => {
    if (!keys.includes(screen)) return [];
    const italian = (shell.length > 0 ? ['common', 'errors', textsOf(screen)] : ['common', 'auth']).flatMap(
      texts,
    );
    const bytes = bytesOf(manifest, folder, [...entry, ...shell, screen, ...italian]);
    return [{ name, kilobytes: bytes / 1000, limit }];
  });
}

/**
 * Prints the size of each screen and fails the build over a budget. Development builds are larger, as they hold the
 * gallery.
 */
export function checkBudgets(): Plugin {
  return {
    name: 'check-budgets',
    apply: ({ mode }, { command }) => command === 'build' && mode === 'production',
    writeBundle({ dir: folder = '.' }) {
      const path = join(folder, '.vite/manifest.json');
      if (!existsSync(path)) return;
      const screens = measure(JSON.parse(readFileSync(path, 'utf8')), folder);
      for (const { name, kilobytes, limit } of screens) {
        this.info(`${name}: ${kilobytes.toFixed(1)} KB of ${limit} KB gzipped JavaScript`);
      }
      const over = screens.filter(({ kilobytes, limit }) => kilobytes > limit);
      if (over.length > 0) this.error(`over budget: ${over.map(({ name }) => name).join(', ')}`);
    },
  };
}
