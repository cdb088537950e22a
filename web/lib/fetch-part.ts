import { GraphqlFailure } from './failure.ts';

export type Part<Content> = () => Promise<{ default: Content }>;

let hasFailed = false;

/** Fetches a style sheet again that stayed empty after a failure: Vite fetches each only once. */
function mendStyle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    // The copy is a link too, but TypeScript calls it a Node.
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`No style sheet ${link.href}`));
    link.replaceWith(again);
  });
}

async function mendStyles() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  await Promise.all(links.filter(({ sheet }) => !sheet?.cssRules.length).map(mendStyle));
}

/**
 * Loads code on demand. Chromium remembers a failed import until the page reloads, so nothing is imported without a
 * connection.
 */
export async function fetchPart<Content>(load: Part<Content>) {
  try {
    if (!navigator.onLine) await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (hasFailed) await mendStyles();
    return await load();
  } catch (cause) {
    hasFailed = true;
    throw new GraphqlFailure('offline', undefined, { cause });
  }
}
