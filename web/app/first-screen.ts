import { paths } from '#shared/access/paths.ts';
import { routeOf, routes } from '#shared/access/routes.ts';
import { readEarly } from '#web/features/received-offer/parts/guest.ts';
import { fetchCognito, hasKeptSession } from '#web/lib/cognito.ts';
import { fetchPart, type Part } from '#web/lib/fetch-part.ts';
import { firstScreens } from './first-screens.ts';

export const privateRoutes = () => import('./private-routes.tsx');

type FirstScreen = keyof typeof firstScreens;

/** The first screen that an address opens; undefined for other screens. */
function screenAt(path: string): FirstScreen | undefined {
  if (path === paths.newQuotation('test')) return 'guidedTest';
  const route = routeOf(path)?.path;
  return (['quotations', 'quotation'] as const).find((screen) => routes[screen].path === route);
}

type First = {
  /** Texts of the screen and of the shell around it. */
  texts: readonly string[];
  /** Begins to ask for its content, once the addresses of the server are known. */
  ask?: () => void;
  /** Resolves when every file has come or failed. */
  fetched: Promise<unknown>;
};

/**
 * Fetches the code of the first screen while the session is checked. A file that fails is fetched again when its screen
 * shows.
 */
export function fetchFirstScreen(path: string, fragment = ''): First {
  if (routeOf(path)?.path === routes.receivedOffer.path)
    return {
      texts: ['receivedOffer', 'errors'],
      ask: () => readEarly(path, fragment),
      fetched: fetchedParts([firstScreens.receivedOffer]),
    };
  const isPrivate = hasKeptSession();
  const screen = isPrivate ? screenAt(path) : 'login';
  const parts = [...(isPrivate ? [privateRoutes] : []), ...(screen ? [firstScreens[screen]] : [])];
  const fetched = Promise.allSettled([fetchedParts(parts), ...(isPrivate ? [fetchCognito()] : [])]);
  const texts = isPrivate ? ['errors', ...(screen ? ['quotations'] : [])] : ['auth'];
  return { texts, fetched };
}

const fetchedParts = (parts: readonly Part<unknown>[]) =>
  Promise.allSettled(parts.map((part) => fetchPart<unknown>(part)));
