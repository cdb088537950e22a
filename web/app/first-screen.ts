import { paths } from '#shared/access/paths.ts';
import { routeOf, routes } from '#shared/access/routes.ts';
import { fetchCognito, hasKeptSession } from '#web/lib/cognito.ts';
import { fetchPart } from '#web/lib/fetch-part.ts';
import { firstScreens } from './first-screens.ts';

export const privateRoutes = () => import('./private-routes.tsx');

type FirstScreen = keyof typeof firstScreens;

/** What an address opens, where it is one of those. */
function screenAt(path: string): FirstScreen | undefined {
  if (path === paths.newQuotation('test')) return 'guidedTest';
  const route = routeOf(path)?.path;
  return (['quotations', 'quotation'] as const).find((screen) => routes[screen].path === route);
}

type First = {
  /** The texts of the screen and of what is around it. */
  texts: readonly string[];
  /** Resolves when all that can be fetched of it is there. */
  fetched: Promise<unknown>;
};

/**
 * Fetches what the address opens while the session is looked at. Whatever cannot be fetched is asked for again, and missed,
 * when it is to be shown.
 */
export function fetchFirstScreen(path: string): First {
  const isPrivate = hasKeptSession();
  const screen = isPrivate ? screenAt(path) : 'login';
  const parts = [...(isPrivate ? [privateRoutes] : []), ...(screen ? [firstScreens[screen]] : [])];
  const fetched = Promise.allSettled([
    ...parts.map((part) => fetchPart<unknown>(part)),
    ...(isPrivate ? [fetchCognito()] : []),
  ]);
  const texts = isPrivate ? ['errors', ...(screen ? ['quotations'] : [])] : ['auth'];
  return { texts, fetched };
}
