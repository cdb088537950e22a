import { beforeAll, describe, expect, it } from 'vitest';
import { apiLimits } from '#infra/api-limits.ts';
import { fields } from '#lambdas/schema.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { documentOf } from '#test/support/api-document.ts';
import { clearLimitCounts } from '#test/support/clear-limit-counts.ts';
import { cloudUrl } from '#test/support/cloud.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { argumentsOf, type Thing } from './arguments.ts';
import { operationOf } from './authorization-matrix.ts';
import { sendGraphql, subscribe } from './callers.ts';
import { branchesOf, leavesOf, severalTimes, withValue } from './hostile-arguments.ts';
import { hostileStrings, hostileValues, internals } from './hostile-values.ts';
import { expectCodesOfFunctions, expectKnownCodes } from './refusal-codes.ts';
import { somebodyOf } from './roles.ts';

const operations = fields.map(({ typeName, fieldName }) => `${typeName}.${fieldName}`);

let token: string | undefined;
let thing: Thing;

beforeAll(async () => {
  ({ token } = await somebodyOf('ownr'));
  thing = await newThing();
});

async function newThing(): Promise<Thing> {
  const { data, body } = await ask('Mutation.createQuotation', goodArguments('Mutation.createQuotation'));
  if (!data) throw new Error(body);
  // The document selects the whole quotation.
  return { ...(data as Thing), offer: await newOffer() };
}

/** A sent offer of the same owner. */
async function newOffer(): Promise<string> {
  const { plantSent } = await import('#test/support/sent-offers-api.ts');
  const { data, body } = await ask('Mutation.createOffer', goodArguments('Mutation.createOffer'));
  if (!data) throw new Error(body);
  // The document selects the whole offer.
  const { id, uid } = data as Thing;
  await plantSent({ id, uid }, { channel: 'link', recipients: [] });
  return id;
}

/** Edits start from the stored state: an accepted one must not turn all later ones into conflicts. */
async function refreshThing(): Promise<void> {
  const query = 'query ($id: ID!) { quotation(id: $id) { id uid revision } }';
  const { data, body } = await sendGraphql({ token }, query, { id: thing.id });
  if (!data) throw new Error(body);
  thing = { ...thing, ...(data as Thing) };
}

const ask = (operation: string, args: object) => asked(documentOf(operation), args);

function goodArguments(operation: string): Record<string, unknown> {
  const row = Object.keys(argumentsOf).find((name) => operationOf(name) === operation) ?? '';
  return argumentsOf[row]?.(thing) ?? {};
}

/** Limits have their own tests: here none may answer before the input is checked. */
async function asked(query: string, variables: object) {
  const reply = await sendGraphql({ token }, query, variables);
  if (!reply.body.includes('"too-many-requests"')) return reply;
  await clearLimitCounts(thing.uid);
  return sendGraphql({ token }, query, variables);
}

async function send(query: string, variables: object): Promise<string> {
  const { body } = await asked(query, variables);
  expectKnownCodes(body);
  return body;
}

const inGroups = <Entry>(entries: readonly Entry[], size: number) =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size),
  );

/** `npm run prove -- hostile` sends four times as much. */
const rounds = roundsOf(1);
/** One value out of `step`, another at each place: with so many places, each value reaches several. */
const shareOf = <Value>(values: readonly Value[], step: number, place: number) =>
  values.filter((_, index) => index % step === place % step);

const callable = operations.filter((operation) => !operation.startsWith('Subscription.'));
const places = callable
  .flatMap((operation) => leavesOf(operation).map((leaf) => ({ operation, ...leaf })))
  .map(({ operation, path, type }, place) => ({
    operation,
    path,
    type,
    place: path.join('.'),
    values: shareOf(hostileValues, 12 / rounds, place),
  }));
const branches = callable
  .flatMap((operation) => branchesOf(operation).map((path) => ({ operation, path })))
  .map((branch, place) => ({ ...branch, values: shareOf(hostileValues, 4 / rounds, place) }));
/** Creations are expensive: they take fewer strings. */
const steps: Record<string, number> = {
  'Mutation.createQuotation': 80,
  'Mutation.updateQuotation': 32,
  'Mutation.duplicateQuotation': 80,
  'Mutation.createPriceList': 80,
  'Mutation.duplicatePriceList': 80,
  'Mutation.duplicateProduct': 80,
};
const texts = places
  .filter(({ type }) => type === 'String' || type === 'ID')
  .map((one, place) => {
    const step = (steps[one.operation] ?? 16) / rounds;
    return { ...one, strings: shareOf(hostileStrings, step, place) };
  });

describe('hostile strings', () => {
  it('differ from what no answer may contain', () => {
    expect(hostileStrings.filter((text) => internals.test(text))).toEqual([]);
  });

  it.each(texts)(
    'in $operation $place are refused with a code or taken as text',
    async ({ operation, path, strings }) => {
      for (const group of inGroups(strings, apiLimits.resolvers)) {
        if (operation === 'Mutation.updateQuotation') await refreshThing();
        const calls = group.map((text) => withValue(operation, goodArguments(operation), path, text));
        const { query, variables } = severalTimes(operation, calls);
        expectCodesOfFunctions(await send(query, variables));
      }
    },
  );
});

describe('hostile texts', () => {
  it('come back from the table as they were sent, or are refused', async () => {
    let { id, revision } = await newThing();
    const first = revision;
    const note = (text: string) => [{ sId: 'primer', note: text }, { sId: 'plaster' }];
    for (const [name = '', location = 'x', text = ''] of inGroups(hostileStrings, 3)) {
      const input = { id, revision, name, location, note: text, selectedProducts: note(text) };
      const { code, data } = await ask('Mutation.updateQuotation', { input });
      if (code) {
        expect(code).toBe('invalid-input');
        continue;
      }
      // The document selects the whole quotation.
      const saved = data as Quotation;
      const [asName, asPlace] = [name, location].map((one) => one.replaceAll('\t', ' ').trim());
      expect(saved).toMatchObject({ name: asName, location: asPlace });
      const asNote = text.replaceAll('\t', ' ').trim() || null;
      expect([saved.note, saved.selectedProducts[0]?.note]).toEqual([asNote, asNote]);
      revision = saved.revision;
      if (revision % 10 > 0) continue;
      const { data: read } = await ask('Query.quotation', { id });
      // Only an opened quotation compares its prices with those of today.
      expect(read).toEqual({ ...saved, todayPrices: [] });
    }
    expect(revision - first).toBeGreaterThan(100);
  });
});

describe('texts that files of other programs cannot contain', () => {
  it.each(['\u0000', '\u001b', '\ud800', '\uffff', '\u202e', '\u2066'])(
    'are refused with the name of their field: %j',
    async (character) => {
      const { id, revision } = thing;
      const selectedProducts = [{ sId: 'primer', note: `a${character}b` }, { sId: 'plaster' }];
      const edits = {
        name: { name: `a${character}b` },
        location: { location: `a${character}b` },
        note: { note: `a${character}b` },
        'selectedProducts.0.note': { selectedProducts },
      };
      for (const [field, edit] of Object.entries(edits)) {
        const { body } = await ask('Mutation.updateQuotation', { input: { id, revision, ...edit } });
        const refusal = { errorType: 'invalid-input', errorInfo: { field: `input.${field}` } };
        expect(JSON.parse(body).errors).toEqual([expect.objectContaining(refusal)]);
      }
    },
  );
});

describe('values of wrong types', () => {
  it.each(places)('in $operation $place are refused with a code', async ({ operation, path, values }) => {
    for (const value of values) {
      if (operation === 'Mutation.updateQuotation') await refreshThing();
      await send(documentOf(operation), withValue(operation, goodArguments(operation), path, value));
    }
  });

  it.each(branches)(
    'in place of $operation $path are refused with a code',
    async ({ operation, path, values }) => {
      for (const value of values) {
        await send(documentOf(operation), withValue(operation, goodArguments(operation), path, value));
      }
    },
  );
});

describe('hostile subscriptions', () => {
  it('are refused with a code', async () => {
    for (const value of [...hostileStrings.filter((_, index) => index % 20 === 0), ...hostileValues]) {
      const { body } = await subscribe({ token }, documentOf('Subscription.onChange'), { scope: value });
      expect(body).not.toMatch(internals);
    }
  });
});

describe('afterwards', () => {
  it('the API still answers, and stored data can be read', async () => {
    const response = await fetch(`${cloudUrl}/_local/health`);
    expect(response.status).toBe(200);
    const list = await ask('Query.quotations', { pageSize: 100, filter: { archived: true } });
    expect(list.code).toBeUndefined();
    const quotation = await ask('Query.quotation', { id: thing.id });
    expect(quotation.code).toBeUndefined();
  });
});
