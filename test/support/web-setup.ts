import { cleanup, configure } from '@testing-library/react';
import i18next from 'i18next';
import { DomHandler } from 'primereact/utils';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { setConfiguration } from '#web/lib/configuration.ts';
import { startTexts } from '#web/lib/i18n.ts';
import { lightenStyles } from './light-styles.ts';

vi.stubGlobal('__STAGE__', 'production');

// Long enough for any machine: only missing elements are reported late.
configure({ asyncUtilTimeout: 120_000 });

const texts = Object.keys(import.meta.glob('../../locales/it/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

beforeAll(async () => {
  await startTexts();
  await i18next.loadNamespaces(texts);
});

beforeEach(async () => {
  setConfiguration({
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_test',
    userPoolClientId: 'client',
    graphqlEndpoint: 'http://localhost/graphql',
    liveEndpoint: 'ws://localhost/graphql',
    functionsEndpoint: 'http://localhost/functions',
  });
  await i18next.changeLanguage('it');
});

// Nothing is painted here: waits for a paint end at once.
vi.mock('#web/lib/next-paint.ts', () => ({ nextPaint: async () => {} }));

// Parts of further screens load on demand.
vi.mock('#web/lib/load-ahead.ts', () => ({ loadAhead: () => {} }));

// Prime and the browser API need things that happy-dom does not draw
lightenStyles();
vi.stubGlobal('scrollTo', () => {});
vi.spyOn(navigator, 'language', 'get').mockReturnValue('it-IT');
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  get() {
    return this.parentElement;
  },
});

// happy-dom overlooks an attribute after `:not()`: Prime's dialog would find its first button to be `[autofocus]`
const firstOf = DomHandler.getFirstFocusableElement;
DomHandler.getFirstFocusableElement = (element, selector = '') =>
  selector.includes('[autofocus]') ? null : firstOf.call(DomHandler, element, selector);

afterEach(() => {
  cleanup();
  localStorage.clear();
});
