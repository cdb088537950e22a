import { auditFlowArtifacts, desktopConfig, startFlow } from 'lighthouse';
import type { Page } from 'puppeteer-core';

export type Form = 'mobile' | 'desktop';
export type Result = Awaited<ReturnType<typeof auditFlowArtifacts>>['steps'][number]['lhr'];

/** Milliseconds of an answer besides the network: about those of CloudFront and a warm function. */
const serverTime = 30;

type TimedEvent = { dur?: number; tdur?: number };

/** Counts processor time instead of clock time, so that other work on the machine does not matter. */
function countOwnTime(events: readonly TimedEvent[]): void {
  for (const event of events) {
    if (event.dur !== undefined && event.tdur !== undefined) event.dur = Math.min(event.dur, event.tdur);
  }
}

type NetworkEvent = { method: string; params?: object };

/**
 * As CloudFront answers (infra/constructs/website.ts). Browsers speak HTTP/2 only over TLS, which needs a
 * certificate.
 */
function speakHttp2(log: readonly NetworkEvent[]): void {
  for (const { method, params } of log) {
    if (method === 'Network.responseReceived' && params && 'response' in params)
      Object.assign(params.response as object, { protocol: 'h2' });
  }
}

/**
 * Lighthouse with its own simulated network and processor, with an empty cache and the page's storage. Of
 * this machine only processor time of the page counts, not its waiting time.
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
  if (!step) throw new Error(`Lighthouse has no result for ${url}`);
  const { runtimeError, finalDisplayedUrl } = step.lhr;
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  return step.lhr;
}
