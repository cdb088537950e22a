import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { setLocalEnvironment } from '#infra/local/environment.ts';
import { demoPassword } from '#infra/local/server.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { print } from '#test/prove/figure.ts';
import { type Ask, graphqlClient } from '#test/support/graphql-client.ts';
import { KillableCloud } from '#test/support/killable-cloud.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';
import {
  CreateQuotationDocument,
  QuotationDocument,
  SelectableProductsDocument,
  UpdateQuotationDocument,
} from '#web/graphql/quotations.ts';
import { processorTimeOf } from './processor-time.ts';

const rowCount = 50;
const warmUp = 20;
const rounds = 20;

/** Maximum milliseconds of processor time. */
const limits = { create: 120, 'edit one row and save': 60, 'change the area and save': 60, open: 40 };
type Job = keyof typeof limits;

/**
 * Work of the local cloud for a quotation of fifty products, called over HTTP like the web app does. Measures
 * processor time of its process, with its consumers.
 */
export async function benchFiftyRows(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'preventivi-fifty-'));
  const cloud = await KillableCloud.start(directory);
  try {
    setLocalEnvironment(cloud.url);
    const token = await srpSignIn(
      new CognitoIdentityProviderClient(),
      'andrea.conti@example.com',
      demoPassword,
    );
    const jobs = await jobsOf(graphqlClient(cloud.url, token));
    const worked = () => processorTimeOf(cloud.pid ?? 0);
    for (const [job, work] of Object.entries(jobs)) {
      for (let round = 0; round < warmUp; round += 1) await work(round);
      const [before, start] = [worked(), performance.now()];
      for (let round = warmUp; round < warmUp + rounds; round += 1) await work(round);
      show(job as Job, (worked() - before) / rounds, (performance.now() - start) / rounds);
    }
  } finally {
    await cloud.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

function show(job: Job, processor: number, wall: number): void {
  const value = Math.round(processor);
  const limit = limits[job];
  const name = `local cloud, quotation of ${rowCount} rows, ${job}: processor time`;
  print({ name, value, unit: 'ms', limit, ok: value <= limit, wall: Math.round(wall) });
}

async function jobsOf(ask: Ask): Promise<Record<Job, (round: number) => Promise<unknown>>> {
  const selectedProducts = (await choosable(ask)).map((product, row) => ({ sId: `row-${row}`, product }));
  let opened: Quotation | undefined;
  const create = async (round: number) => {
    const details = { name: 'Cantiere', location: 'Bologna', province: 'BO' };
    const input = { key: `fifty-${round}`, ...details, selectedProducts };
    const { createQuotation } = await ask(`${CreateQuotationDocument}`, { input });
    return createQuotation;
  };
  const open = async () => {
    const { quotation } = await ask(`${QuotationDocument}`, { id: opened?.id });
    opened = quotation;
  };
  const save = async (more: object) => {
    const input = { id: opened?.id, revision: opened?.revision, ...more };
    const { updateQuotation } = await ask(`${UpdateQuotationDocument}`, { input });
    opened = updateQuotation;
  };
  opened = await create(-1);
  return {
    create,
    'edit one row and save': (round) => save({ selectedProducts: withPackages(opened, round + 1) }),
    'change the area and save': (round) => save({ area: 101 + round }),
    open,
  };
}

/** Products of the demo that may be chosen alone. */
async function choosable(ask: Ask): Promise<string[]> {
  const { selectableProducts } = await ask(`${SelectableProductsDocument}`);
  const chosen = selectableProducts.filter(
    (product: { selectable: boolean; standalone: boolean; combined: boolean }) =>
      product.selectable && (product.standalone || !product.combined),
  );
  return chosen.slice(0, rowCount).map(({ id }: { id: string }) => id);
}

function withPackages(quotation: Quotation | undefined, quantity: number) {
  const [first, ...others] = quotation?.selectedProducts ?? [];
  const pack = first && packsOf(first)[0];
  if (!pack) throw new Error('The first product has no package.');
  const changed = { sId: first.sId, prices: [{ id: pack.id, quantity }] };
  return [changed, ...others.map(({ sId }) => ({ sId }))];
}
