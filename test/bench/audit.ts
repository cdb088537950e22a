import { auditFlowArtifacts, desktopConfig, startFlow } from 'lighthouse';
import type { Page } from 'puppeteer-core';

export type Form = 'mobile' | 'desktop';
export type Result = Awaited<ReturnType<typeof auditFlowArtifacts>>['steps'][number]['lhr'];

/** Milliseconds that an answer takes besides its way: about what the content network and a warm function need. */
const serverTime = 30;

type TimedEvent = { dur?: number; tdur?: number };

/** Time of the processor instead of that of the clock: what others do on the machine is not the page's. */
function countOwnTime(events: readonly TimedEvent[]): void {
  for (const event of events) {
    if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur);
  }
}

type NetworkEvent = { method: string; params?: object };

/** As the content network answers (infra/constructs/website.ts); browsers speak HTTP/2 over TLS alone, which this machine has no name for. */
function speakHttp2(log: readonly NetworkEvent[]): void {
  for (const { method, params } of log) {
    if (method === 'Network.responseReceived' && params && 'response' in params)
      Object.assign(params.response as object, { protocol: 'h2' });
  }
}

/**
 * Lighthouse with its own simulated network and processor, on a load with an empty cache and what the page has stored. Of
 * the machine it runs on only the work of the page's processor counts, not how long it waited for its turn.
 */
export async function audit(page: Page, url: string, form: Form): Promise<Result> {
  const config = form === 'desktop' ? desktopConfig : undefined;
  const { origin } = new URL(url);
  const precomputedLanternData = {
    additionalRttByOrigin: { [origin]: 0 },
    serverResponseTimeByOrigin: { [origin]: serverTime },
  };
  const flow = await startFlow(page, { config, flags: { precomputedLanternData, logLevel: 'error' } });
  await flow.navigate(url);
  const artifacts = await flow.createArtifactsJson();
  for (const { artifacts: gathered } of artifacts.gatherSteps) {
    countOwnTime(gathered.Trace.traceEvents);
    speakHttp2(gathered.DevtoolsLog);
  }
  const { steps } = await auditFlowArtifacts(artifacts, config);
  const [step] = steps;
  if (!step) throw new Error(`Lighthouse says nothing of ${url}`);
  const { runtimeError, finalDisplayedUrl } = step.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return step.lhr;
}
