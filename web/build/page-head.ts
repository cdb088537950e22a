import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '#shared/brand.ts';

const preload = (href: string, as: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as, ...more, crossorigin: '' },
  injectTo: 'head',
});

/** The typeface's Latin letters. */
const letters = 'figtree-latin-wght-normal.woff2';

/** Shows until the application replaces the content of #root. */
const waiting = `<div class="waiting">${brand.logo.replace('<svg ', '<svg aria-hidden="true" ')}</div>`;

/** Shows the logo and preloads files before the scripts run: every screen needs them. */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.values(bundle ?? {}).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith(letters)),
        );
        return {
          html: html.replace('<div id="root"></div>', `<div id="root">${waiting}</div>`),
          tags: [
            preload('/config.json', 'fetch'),
            ...(font ? [preload(`/${font.fileName}`, 'font', { type: 'font/woff2' })] : []),
          ],
        };
      },
    },
  };
}
