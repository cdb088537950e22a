import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { type LocalCloud, startLocalCloud } from '#infra/local/server.ts';
import { print } from '#test/prove/figure.ts';
import { packaged, packagedFunction, routeEvent } from '#test/support/packaged-function.ts';
import { median } from './percentile.ts';

const rounds = 7;
/** Milliseconds from the first line of the package to the answer. */
const limit = 1000;
/** Times a new process with unpacked Chromium that only prints the finished page. */
const bareLimit = 2;

/** The first PDF of a new process, with the deployed package and the demo data of the local cloud. */
export async function benchColdPdf() {
  const folder = await mkdtemp(join(tmpdir(), 'preventivi-bench-'));
  const cloud = await startLocalCloud({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: true,
    web: false,
    log: () => {},
  });
  const shipped = await packagedFunction('downloadPDF');
  const bare = await packaged('bare', { entry: 'test/bench/bare-pdf.ts', chromium: true });
  try {
    const quotation = await aQuotation(cloud.accounts[0]?.email ?? '');
    const page = join(folder, 'page.html');
    await writeFile(page, await pageOf(quotation));
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const event = routeEvent('/functions/downloadPDF', await aTicket(quotation));
      ours.push(await timed(shipped, event, cloud));
      theirs.push(await timed(bare, { page }, cloud));
    }
    printFigures(ours, theirs);
  } finally {
    await cloud.stop();
    await Promise.all([shipped.remove(), bare.remove()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(shipped: Awaited<ReturnType<typeof packaged>>, event: object, { url }: LocalCloud) {
  const { answer, milliseconds } = await shipped.call(event, url);
  if (answer.statusCode !== 200) throw new Error(`The package answered ${answer.body}`);
  return milliseconds;
}

function printFigures(ours: readonly number[], theirs: readonly number[]): void {
  const value = median(ours);
  const name = 'PDF, cold start of the package';
  print({ name, value, unit: 'ms', limit, ok: value < limit, times: ours });
  const ratio = Number((value / median(theirs)).toFixed(2));
  print({
    name: 'PDF, cold start of the package against Chromium that is already unpacked',
    value: ratio,
    unit: 'times',
    limit: bareLimit,
    ok: ratio <= bareLimit,
    bare: theirs,
  });
}

type Chosen = { userId: string; quotationId: string };

/** The user's newest quotation. The stores read the environment set by the cloud. */
async function aQuotation(email: string): Promise<Chosen> {
  const { listOwnQuotations } = await import('#lambdas/store/quotation/light-quotation-store.ts');
  const client = new CognitoIdentityProviderClient();
  const { Username: userId = '' } = await client.send(
    new AdminGetUserCommand({ UserPoolId: process.env.USER_POOL_ID, Username: email }),
  );
  const [quotation] = await listOwnQuotations(userId);
  if (!quotation) throw new Error('The demo user has no quotation.');
  return { userId, quotationId: quotation.id };
}

/** A ticket for its download. */
async function aTicket(chosen: Chosen): Promise<{ q: string; ticket: string }> {
  const { issueTicket } = await import('#lambdas/store/pass/ticket-store.ts');
  const { ticket } = await issueTicket(chosen, new Date());
  return { q: chosen.quotationId, ticket };
}

/** The HTML of the document that the package prints. */
async function pageOf({ userId, quotationId }: Chosen): Promise<string> {
  const { callerOf } = await import('#lambdas/store/session/caller.ts');
  const { readDocument } = await import('#lambdas/documents/read-document.ts');
  const { documentHtml } = await import('#lambdas/documents/document-html.tsx');
  const around = { caller: await callerOf(userId), now: new Date() };
  const { model, texts } = await readDocument({ q: quotationId }, around);
  return documentHtml(model, texts);
}
