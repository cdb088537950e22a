import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')),
  '3x2',
);

/** Serves and copies the flags as /flags/IT.svg: pictures, not bytes of a script. */
export function flags(): Plugin {
  return {
    name: 'flags',
    configureServer(server) {
      server.middlewares.use('/flags', (request, response, next) => {
        const [, code] = /^\/([A-Z]{2})\.svg$/.exec(request.url ?? '') ?? [];
        if (!code) return next();
        response.setHeader('content-type', 'image/svg+xml').end(readFileSync(join(folder, `${code}.svg`)));
      });
    },
    generateBundle() {
      for (const file of readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name))) {
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(join(folder, file)) });
      }
    },
  };
}
