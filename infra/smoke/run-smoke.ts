import { randomBytes } from 'node:crypto';
import { makeProbe } from '#infra/make-probe.ts';
import { closeSession, openSession, type WebSession } from '#lambdas/canary/open-session.ts';
import { readWebsite, type WebsiteConfiguration } from '#lambdas/canary/read-website.ts';
import { downloadSpreadsheet, printPdf, shareQuotation } from './document-steps.ts';
import { hearChanges } from './hear-changes.ts';
import { chooseProduct, deleteQuotation, editQuotation, makeQuotation } from './quotation-steps.ts';
import { removeSmokeUser } from './remove-smoke-user.ts';
import type { Step } from './timed-step.ts';
import { uploadImage } from './upload-image.ts';

/** An address of nobody: no mail ever reaches this domain. */
export const smokeAddress = 'smoke@preventivi.invalid';

/** The work of the steps; a test breaks one. */
export const smokeWork = {
  readWebsite,
  openSession,
  uploadImage,
  chooseProduct,
  makeQuotation,
  hearChanges,
  editQuotation,
  printPdf,
  downloadSpreadsheet,
  shareQuotation,
  deleteQuotation,
};

type Run = { origin: string; step: Step; now: Date; work?: typeof smokeWork };
/** `isWhole` is false where the catalogue is empty: nobody can make a quotation then. */
type Outcome = { isWhole: boolean };

/**
 * Does as a user what users do, and removes everything again, also after a failure. Traces of a run that was cut off go
 * first. Throws the first failure.
 */
export async function runSmoke({ origin, step, now, work = smokeWork }: Run): Promise<Outcome> {
  const made: string[] = [];
  await step('remove what an earlier run left', () => removeSmokeUser(smokeAddress));
  const [done] = await Promise.allSettled([asUser({ origin, step, now, work }, made)]);
  const removed = step('remove everything', () => removeSmokeUser(smokeAddress, made));
  if (done.status === 'rejected') {
    // Its reason counts more than that of the removal, which its own step has told.
    await removed.catch(() => {});
    throw done.reason;
  }
  await removed;
  return done.value;
}

async function asUser(run: Required<Run>, made: string[]): Promise<Outcome> {
  const { origin, step, now, work } = run;
  const who = { email: smokeAddress, password: randomBytes(24).toString('base64url') };
  const { id: userId } = await step('make a user', () => makeProbe({ ...who, lastName: 'Smoke' }, now));
  const website = await step('read config.json of the website', () => work.readWebsite(origin));
  const session = await step('sign in by SRP', () => work.openSession(website, who));
  try {
    await step('upload an image', () => work.uploadImage(origin, session.ask, userId));
    const product = await step('choose a product', () => work.chooseProduct(session.ask));
    if (product) await withQuotation(run, { website, session, userId, product, made });
    return { isWhole: product !== undefined };
  } finally {
    await closeSession();
  }
}

type Visit = {
  website: WebsiteConfiguration;
  session: WebSession;
  userId: string;
  product: string;
  made: string[];
};

async function withQuotation({ step, work }: Required<Run>, visit: Visit): Promise<void> {
  const { website, session, userId, product, made } = visit;
  const { ask } = session;
  const quotation = await step('make a quotation', () => work.makeQuotation(ask, product));
  made.push(quotation.id);
  const live = await step('subscribe to live changes', () => work.hearChanges(website, userId));
  try {
    const edited = await step('edit the quotation', () => work.editQuotation(ask, quotation));
    await step('hear the change live', () => live.until(edited));
  } finally {
    live.stop();
  }
  await step('print its PDF', () => work.printPdf(website, ask, quotation));
  await step('download its spreadsheet', () => work.downloadSpreadsheet(website, session, quotation));
  await step('share it with a guest', () => work.shareQuotation(website, ask, quotation));
  await step('delete the quotation', () => work.deleteQuotation(ask, quotation));
}
