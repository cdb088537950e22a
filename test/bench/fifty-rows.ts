import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { demoPassword } from '#infra/local/server.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { print } from '#test/prove/figure.ts';
import { type Ask, asking } from '#test/support/asking.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';
import {
  CreateQuotationDocument,
  QuotationDocument,
  SelectableProductsDocument,
  UpdateQuotationDocument,
} from '#web/graphql/quotations.ts';
import { startDemoCloud } from './demo-cloud.ts';
import { median } from './percentile.ts';

const rowCount = 50;
const warmUp = 5;
const rounds = 15;

/** Milliseconds of processor time at most. */
const limits = { create: 120, 'edit one row and save': 60, 'change the area and save': 60, open: 40 };
type Job = keyof typeof limits;

/**
 * What the local cloud works for a quotation of fifty different products, asked over HTTP as the web app asks it: the
 * processor time of its process, in which the bench itself sends and reads. The jobs take turns, so that each meets the
 * same machine.
 */
export async function benchFiftyRows(): Promise<void> {
  const cloud = await startDemoCloud();
  try {
    const token = await srpSignIn(
      new CognitoIdentityProviderClient(),
      'andrea.conti@example.com',
      demoPassword,
    );
    const jobs = await jobsOf(asking(cloud.url, token));
    const times = Object.fromEntries(Object.keys(jobs).map((job) => [job, [] as Taken[]]));
    for (let round = 0; round < warmUp + rounds; round += 1) {
      for (const [job, work] of Object.entries(jobs)) {
        const taken = await timed(() => work(round));
        if (round >= warmUp) times[job]?.push(taken);
      }
    }
    for (const [job, taken] of Object.entries(times)) show(job as Job, taken);
  } finally {
    await cloud.stop();
  }
}

/** In milliseconds. */
type Taken = { processor: number; wall: number };

async function timed(work: () => Promise<unknown>): Promise<Taken> {
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1000, wall };
}

function show(job: Job, taken: readonly Taken[]): void {
  const value = Math.round(median(taken.map(({ processor }) => processor)));
  const wall = Math.round(median(taken.map((one) => one.wall)));
  const limit = limits[job];
  const name = `local cloud, quotation of ${rowCount} rows, ${job}: processor time`;
  print({ name, value, unit: 'ms', limit, ok: value <= limit, wall });
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

/** Products of the demo that may be chosen by themselves. */
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
