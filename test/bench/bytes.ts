import { readFileSync } from 'node:fs';
import { print } from '#test/prove/figure.ts';
import { measure } from '#web/build/check-budgets.ts';

const folder = 'dist/web';

/** Script bytes that a visitor loads before each screen, against the budgets of the build. */
export async function benchBytes(): Promise<void> {
  const screens = measure(JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')), folder);
  for (const { name, kilobytes, limit } of screens) {
    const value = Number(kilobytes.toFixed(1));
    print({ name: `gzipped scripts: ${name}`, value, unit: 'KB', limit, ok: value <= limit });
  }
}
