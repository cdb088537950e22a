import { setImmediate as nextTurn } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import i18next from 'i18next';
import { DomHandler } from 'primereact/utils';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { fetchCognito } from '#web/lib/cognito.ts';
import { setConfiguration } from '#web/lib/configuration.ts';
import { startTexts } from '#web/lib/i18n.ts';
import { answerLeave } from '#web/lib/leave-guard.ts';
import { signOut } from '#web/lib/session.ts';
import { lightenStyles } from './light-styles.ts';
import { resetAmplify } from './stub-amplify.ts';
import { stubTransport } from './stub-transport.ts';
import { resizeWindow } from './window-size.ts';

// Long enough for any machine: only missing elements are reported late. Checking the visibility of elements takes most
// of the time of a query by role.
configure({ asyncUtilTimeout: 120_000, defaultHidden: true });

const texts = Object.keys(import.meta.glob('../../locales/it/*.json')).map((path) =>
  path.replace(/^.*\/|\.json$/g, ''),
);

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

/** React runs effects in the turn after a change is drawn. Tests go on after that turn: what listens is there by then. */
function waitForEffects() {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const found = await wait();
        await nextTurn();
        return found;
      }),
  });
}

/** Prime and the browser API need things that happy-dom does not draw. */
function completeWindow() {
  Object.assign(globalThis, { __STAGE__: 'production', scrollTo() {} });
  Object.defineProperty(navigator, 'language', { get: () => 'it-IT', configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get() {
      return this.parentElement;
    },
  });
  // happy-dom overlooks an attribute after `:not()`: Prime's dialog would find its first button to be `[autofocus]`
  const firstOf = DomHandler.getFirstFocusableElement;
  DomHandler.getFirstFocusableElement = (element, selector = '') =>
    selector.includes('[autofocus]') ? null : firstOf.call(DomHandler, element, selector);
  lightenStyles();
}

/** The files of a worker share modules and window: what they need is made once. */
const shared = globalThis as { isPrepared?: boolean };
if (!shared.isPrepared) {
  completeWindow();
  waitForEffects();
}

beforeAll(async () => {
  if (shared.isPrepared) return;
  await startTexts();
  await i18next.loadNamespaces(texts);
  await fetchCognito();
  shared.isPrepared = true;
});

// happy-dom adds it to the window of the browser, whose type lacks it.
const happyWindow = window as unknown as { happyDOM: { setURL(address: string): void } };

stubTransport();

/** The next test, of this file or another, meets the application as it starts. */
afterEach(async () => {
  // An import that outlives its file would fail for the next one too.
  await vi.dynamicImportSettled();
  cleanup();
  answerLeave(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  stubTransport();
  // A call of Amplify that a test left pending must not hold the end of its session.
  resetAmplify();
  await signOut();
  resetAmplify();
  localStorage.clear();
  sessionStorage.clear();
  happyWindow.happyDOM.setURL('http://localhost:3000/');
  resizeWindow('usual');
  document.body.innerHTML = '';
});
