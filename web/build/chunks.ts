import { fileURLToPath } from 'node:url';

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type Modules = { getModuleInfo(id: string): Module | null };
/** Everything that is loaded when it is asked for, with all it needs at once. */
type Parts = Map<string, Set<string>>;

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const main = pathOf('main.tsx');
const shell = pathOf('app/private-routes.tsx');
const bell = pathOf('app/inbox/inbox-bell.tsx');
const login = pathOf('features/session/login-page.tsx');
const list = pathOf('features/quotations/list/quotations-page.tsx');
const printed = pathOf('features/quotations/print/shared-page.tsx');
/** The page of customers: it loads no large file for what it shares with forms of visitors and screens of a session. */
const received = pathOf('features/received-offer/received-offer-page.tsx');
const product = pathOf('features/products/edit/product-page.tsx');
/** The most visited screens share one file, those of quotations another one; the rest of each is small. */
const mostOpened = [
  pathOf('features/quotations/view/quotation-page.tsx'),
  pathOf('features/quotations/guided-test/guided-test-page.tsx'),
  product,
];
/** Screens of offers and of all that they are made from: they load no part that only other screens need. */
const offering = {
  lists: [
    pathOf('features/offers/list/offers-page.tsx'),
    pathOf('features/customers/list/customers-page.tsx'),
    pathOf('features/customers/page/customer-page.tsx'),
    pathOf('features/works/list/works-page.tsx'),
  ],
  offer: [pathOf('features/offers/edit/offer-page.tsx')],
  measures: [pathOf('features/quotations/measures/measures-page.tsx')],
};

/** Packages that export all their parts: only the bundler knows which ones a screen uses. */
const isParted = (id: string) => /node_modules\/(@?aws-amplify|zod|@tiptap|prosemirror)/.test(id);
/** Screens of a session that open often: they load no file for visitors alone. */
const oftenOpened = [shell, bell, list, ...mostOpened];

const isPublic = (id: string) => /features\/(session|public)\//.test(id);
const featureOf = (id: string) => /features\/([a-z-]+)/.exec(id)?.[1];

function neededBy(entry: string, modules: Modules): Set<string> {
  const found = new Set([entry]);
  for (const id of found) {
    if (isParted(id)) continue;
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  }
  return found;
}

function partsOf(modules: Modules): Parts {
  const parts: Parts = new Map();
  const entries = new Set([main]);
  for (const entry of entries) {
    const needs = neededBy(entry, modules);
    parts.set(entry, needs);
    for (const id of needs) {
      for (const next of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) entries.add(next);
    }
  }
  return parts;
}

/**
 * The file of a module that these parts need. Login and share links keep files of their own, so that the rest does not
 * enlarge them. Neither do forms for visitors enlarge the screens of a session.
 */
function fileFor(users: readonly string[]): string | undefined {
  if (users.includes(main)) return 'start';
  if (users.length < 2) return undefined;
  const file = groupOf(users);
  if (file && file !== 'login' && users.includes(received)) return `${file}-received`;
  if (!file || /^(shell|login|public)/.test(file)) return file;
  const found = Object.entries(offering).find(([, pages]) => pages.some((page) => users.includes(page)));
  return found ? `${file}-${found[0]}` : file;
}

function groupOf(users: readonly string[]): string | undefined {
  const needs = (screen: string) => users.includes(screen);
  const reach = oftenOpened.some(needs) ? '' : '-only';
  if (needs(login) || (needs(printed) && users.some(isPublic))) return `login${reach}`;
  if (users.some(isPublic)) return `public${reach}`;
  const details = mostOpened.filter(needs);
  const shared = needs(product) ? 'details' : 'details-of-quotations';
  const detail = details.length > 1 ? shared : details[0] && `detail-${mostOpened.indexOf(details[0])}`;
  if (needs(printed)) return ['print', needs(list) ? 'list' : (detail ?? '')].join('-');
  if (needs(shell) || needs(bell)) return 'shell';
  if (needs(list)) return detail ? 'screens' : 'list';
  if (detail) return detail;
  const features = new Set(users.map(featureOf));
  return features.size === 1 ? `feature-${[...features]}` : undefined;
}

function filesOf(modules: Modules): Map<string, string> {
  const parts = partsOf(modules);
  const users = new Map<string, string[]>();
  for (const [entry, needs] of parts) {
    for (const id of needs)
      if (!isParted(id) && !parts.has(id)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
  return new Map(
    [...users].flatMap(([id, by]) => {
      const file = fileFor(by);
      return file ? [[id, file]] : [];
    }),
  );
}

/**
 * Puts modules in few files, as each file costs a request and compresses by itself. By default, the bundler makes one for
 * every set of screens that share something: a hundred for a screen.
 */
export function chunkGroups() {
  let files: Map<string, string> | undefined;
  const name = (id: string, modules: Modules) => {
    files ??= filesOf(modules);
    return files.get(id) ?? null;
  };
  return [{ name, debugName: 'by use', includeDependenciesRecursively: false }];
}
