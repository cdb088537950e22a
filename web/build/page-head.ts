import type { HtmlTagDescriptor, Plugin } from 'vite';
import received from '#locales/it/receivedOffer.json' with { type: 'json' };
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Previews of a link to an offer show this: nothing of the offer, and the same for all (SND-030). */
const linkHead = [
  `<title>${escaped(received.title)}</title>`,
  `<meta property="og:title" content="${escaped(received.linkTitle)}" />`,
  `<meta property="og:site_name" content="${escaped(brand.vendor)}" />`,
  '<meta name="referrer" content="no-referrer" />',
].join('\n    ');

/** The page of the application with the head that links to offers get. */
export function offerHead(): Plugin {
  return {
    name: 'offer-head',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      // Customers wait for an offer of their painter, not for the vendor.
      const source = String(page.source)
        .replace(/<title>.*<\/title>/, linkHead)
        .replace(waiting, '');
      this.emitFile({ type: 'asset', fileName: 'o.html', source });
    },
  };
}

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
