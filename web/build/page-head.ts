import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brand } from '#shared/brand.ts';

const preload = (href: string, as: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href, as, ...more, crossorigin: '' },
  injectTo: 'head',
});

/** The typeface's Latin letters. */
const letters = 'figtree-latin-wght-normal.woff2';

/** Until the application shows something: it replaces what is in #root. */
const waiting = `<div class="waiting">${brand.logo.replace('<svg ', '<svg aria-hidden="true" ')}</div>`;

/**
 * What a page shows and asks for before its scripts run: the vendor's logo, and all that every screen needs sooner or
 * later.
 */
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
