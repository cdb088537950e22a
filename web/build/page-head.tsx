import { renderToStaticMarkup } from 'react-dom/server';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import received from '#locales/it/receivedOffer.json' with { type: 'json' };
import { brand } from '#shared/brand.ts';
import { OfferShapes } from '../features/received-offer/parts/offer-shapes.tsx';

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

/** The frame of the customer's page while nothing of the offer has come. */
const shapes = renderToStaticMarkup(
  <div className="guest">
    <header className="guest-top">
      <div />
    </header>
    <main className="guest-page">
      <OfferShapes />
    </main>
  </div>,
);

/** The screen of an offer, and the texts that its readers load in every language. */
const needed = ['received-offer-page.tsx', 'it/common.json', 'it/errors.json', 'it/receivedOffer.json'];

/** Links to the files that the customer's page shows with: browsers fetch them at once, not one after the other. */
function offerLinks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const isNeeded = (id: string) => needed.some((end) => id.endsWith(end));
  const files = new Set([...chunks.values()].filter(({ moduleIds }) => moduleIds.some(isNeeded)));
  for (const { imports } of files)
    for (const next of imports) {
      const chunk = chunks.get(next);
      if (chunk) files.add(chunk);
    }
  const styles = new Set([...files].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
  return [
    ...[...files].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...styles].map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}">`),
  ];
}

/** The page of the application with the head and the first sight that links to offers get. */
export function offerHead(): Plugin {
  return {
    name: 'offer-head',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const links = offerLinks(bundle).filter((link) => !html.includes(link));
      // Customers wait for an offer of their painter, not for the vendor; its shapes come before the scripts.
      const source = html
        .replace(/<title>.*<\/title>/, linkHead)
        .replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
        .replaceAll(/rel="modulepreload"|type="module"/g, '$& fetchpriority="low"')
        .replace(waiting, shapes);
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
