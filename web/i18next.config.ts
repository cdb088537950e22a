import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['it', 'en'],
  extract: {
    input: ['web/**/*.{ts,tsx}', '!web/features/gallery/**', '!web/graphql/**'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
    removeUnusedKeys: false,
    sort: true,
  },
  lint: { ignore: ['web/features/gallery/**'] },
});
