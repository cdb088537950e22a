import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkBudgets } from './build/check-budgets.ts';
import { chunkGroups } from './build/chunks.ts';
import { flags } from './build/flags.ts';
import { iconFont, iconStyles } from './build/icons.ts';
import { offerHead, pageHead } from './build/page-head.tsx';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(async ({ mode }) => ({
  root: here('.'),
  define: { __STAGE__: JSON.stringify(mode === 'production' ? 'production' : 'development') },
  plugins: [react(), iconStyles(), flags(), pageHead(), offerHead(), checkBudgets()],
  resolve: { alias: { 'primeicons/fonts/primeicons.woff2': await iconFont() } },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Every screen's first load names the files of all screens: short names keep that list small.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  server: { fs: { allow: [here('..')] } },
}));
