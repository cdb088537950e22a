import './styles/tokens.css';
import '@fontsource-variable/figtree/wght.css';
import './styles/base.css';
import './styles/icons.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { brand } from '#shared/brand.ts';
import { App } from './app/app.tsx';
import { fetchFirstScreen } from './app/first-screen.ts';
import { lazyPart } from './components/lazy-part.tsx';
import { hasKeptSession } from './lib/cognito.ts';
import { loadConfiguration } from './lib/configuration.ts';
import { GraphqlFailure } from './lib/failure.ts';
import { startTexts } from './lib/i18n.ts';
import { resumeSession } from './lib/session.ts';
import { showUndone } from './lib/show-undone.ts';
import { startTheme } from './lib/theme.ts';

const StartFailure = lazyPart(() => import('./app/start-failure.tsx'));

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');
const root = createRoot(container);

/** tokens.css already holds the accent of the default vendor. */
async function dress() {
  const own = getComputedStyle(document.documentElement).getPropertyValue('--brand-1').trim();
  if (own === brand.brand1) return;
  const { applyBrand } = await import('./app/brand-theme.ts');
  applyBrand(brand);
}

async function connect(ask = () => {}) {
  try {
    await loadConfiguration();
  } catch (cause) {
    throw new GraphqlFailure('offline', undefined, { cause });
  }
  ask();
  if (hasKeptSession()) await resumeSession();
}

/** Mounts after the first authentication check: no signed-out screen flashes by (SES-066). */
async function start() {
  const { texts: first, ask, fetched } = fetchFirstScreen(location.pathname, location.hash);
  const texts = startTexts(first);
  try {
    await Promise.all([connect(ask), texts, dress(), fetched]);
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  } catch (error) {
    await texts;
    root.render(
      <Suspense>
        <StartFailure error={error} onRetry={() => void start()} />
      </Suspense>,
    );
  }
}

startTheme();
showUndone();
void start();
