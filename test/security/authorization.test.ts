import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { fields } from '#lambdas/schema.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { takenKey } from '#shared/uploads/upload-key.ts';
import { documentOf, rootField } from '#test/support/api-document.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { signedIn } from '#test/support/cloud.ts';
import { openHttpDoor } from '#test/support/http-door.ts';
import { aNewQuotation } from '#test/support/quotations-api.ts';
import type { ServedLocally } from '#test/support/serve-locally.ts';
import { argumentsOf, imageUpload, type Thing } from './arguments.ts';
import { columns, matrix, type Outcome, operationOf } from './authorization-matrix.ts';
import { type Reply, type Sender, sendGraphql, sendHttp, subscribe } from './callers.ts';
import { newInvitation, newUser } from './new-people.ts';
import { type Role, roleNames, roles, type Somebody, somebodyOf } from './roles.ts';

const specs: FunctionSpec[] = Object.values(functions);
const routes = specs.flatMap(({ trigger }) => ('http' in trigger ? [trigger.http] : []));
const operations = [...fields.map(({ typeName, fieldName }) => `${typeName}.${fieldName}`), ...routes];
const rows = Object.keys(matrix);

describe('the matrix of authorizations', () => {
  it('has a row for every operation of the schema and every route of the manifest, and for nothing else', () => {
    expect([...new Set(rows.map(operationOf))].toSorted()).toEqual(operations.toSorted());
  });

  it('has a column for every role', () => {
    expect(columns).toEqual(roleNames);
  });

  it.each(rows)('has a known word in every cell of %s', (row) => {
    expect(matrix[row]).toHaveLength(roleNames.length);
    expect(matrix[row]).not.toContain(undefined);
  });

  it('refuses all that an owner does with offers while their e-mail is not verified [SND-054]', () => {
    const areas = ['sentOffers', 'sentFiles'];
    const sending = fields
      .filter(({ functionName }) => areas.includes(functionName))
      .map(({ typeName, fieldName }) => `${typeName}.${fieldName}`);
    expect(sending.length).toBeGreaterThan(20);
    const unverified = columns.indexOf('unvf');
    for (const operation of [...sending, 'POST /functions/exportOffers'])
      for (const row of rows.filter((each) => operationOf(each) === operation))
        expect([row, matrix[row]?.[unverified]]).toEqual([row, 'email-not-verified']);
  });

  it('knows arguments for every row whose field takes any, and for rows alone', () => {
    const taking = rows.filter((row) => {
      const operation = operationOf(row);
      return !routes.some((route) => route === operation) && rootField(operation).args.length > 0;
    });
    expect(taking.filter((row) => !argumentsOf[row])).toEqual([]);
    expect(Object.keys(argumentsOf).filter((row) => !rows.includes(row))).toEqual([]);
  });
});

const people = new Map<Role, Somebody>();
let door: ServedLocally;
/** Routes without a session have a limit by address: each call here comes in its own hour. */
let slowDoor: ServedLocally;
let thing: Thing;
/** Only roles that may read the owner's quotation may find this anywhere. */
const secret = `Segreta-${process.pid}`;
/** A user in France: only super users of France may find this anywhere. */
const foreigner = `Etranger-${process.pid}`;
const managersOfFrance: readonly Role[] = ['exIT', 'supr', 'supU'];

beforeAll(async () => {
  door = await openHttpDoor(new Date());
  slowDoor = await openHttpDoor(new Date('2043-01-01T00:00:00Z'), 3_600_000);
  for (const role of roleNames) people.set(role, await somebodyOf(role));
  thing = await newThing();
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const person = { id: foreigner, uid: foreigner, lastName: foreigner, email: `${foreigner}@example.com` };
  await writeUser(aStoredUser({ ...person, country: 'FR', emailVerified: true }));
});

afterAll(async () => {
  await door.close();
  await slowDoor.close();
  const { closeBrowser } = await import('#lambdas/runtime/pdf/render-pdf.ts');
  await closeBrowser();
});

async function signInAgain(role: Role): Promise<void> {
  const person = people.get(role);
  if (person) people.set(role, { ...person, token: await signedIn(person.email) });
}

const senderOf = (role: Role): Sender => ({
  token: people.get(role)?.token,
  signed: roles[role] === 'application',
});

async function newQuotation(): Promise<Thing> {
  const input = aNewQuotation({ location: secret });
  const { id, revision } = await changedBy('Mutation.createQuotation', input);
  return changedBy('Mutation.updateQuotation', { id, revision, area: 180 });
}

async function newProduct(): Promise<string> {
  const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const id = `product-${randomUUID()}`;
  await writeProduct(aProduct({ id, archived: true, imageUrl: fileAddress(takenKey(imageUpload(id), '1')) }));
  return id;
}

/** A sent offer of the owner of the quotation. */
async function newOffer(): Promise<string> {
  const { plantSent } = await import('#test/support/sent-offers-api.ts');
  const { id, uid } = await changedBy('Mutation.createOffer', { key: randomUUID(), title: 'Facciata' });
  await plantSent({ id, uid }, { channel: 'link', recipients: [] });
  return id;
}

const newThing = async (): Promise<Thing> => ({
  ...(await newQuotation()),
  offer: await newOffer(),
  product: await newProduct(),
  account: await newUser(randomUUID()),
  invitation: await newInvitation(randomUUID()),
});

/** The thing, with a new part for each that the arguments of a row name: the call may change it. */
async function renewed(row: string): Promise<Thing> {
  const named = new Set<string | symbol>();
  argumentsOf[row]?.(
    new Proxy(thing, { get: (target, part) => named.add(part) && Reflect.get(target, part) }),
  );
  return {
    ...thing,
    ...((named.has('id') || named.has('revision')) && (await newQuotation())),
    ...(named.has('product') && { product: await newProduct() }),
    ...(named.has('offer') && { offer: await newOffer() }),
    ...(named.has('account') && { account: await newUser(randomUUID()) }),
    ...(named.has('invitation') && { invitation: await newInvitation(randomUUID()) }),
  };
}

async function changedBy(mutation: string, input: object): Promise<Thing> {
  const { data, body } = await sendGraphql(senderOf('ownr'), documentOf(mutation), { input });
  if (!data) throw new Error(body);
  // The document selects the whole quotation.
  return data as Thing;
}

function call(role: Role, row: string, about: Thing): Promise<Reply> {
  const args = argumentsOf[row]?.(about) ?? {};
  const operation = operationOf(row);
  if (operation.startsWith('GET ')) {
    const query = new URLSearchParams(Object.entries(args).map(([name, value]) => [name, String(value)]));
    return sendHttp(senderOf(role), `${door.url}${operation.slice(4)}?${query}`);
  }
  if (operation.startsWith('POST '))
    return sendHttp(senderOf(role), `${slowDoor.url}${operation.slice(5)}`, args);
  const send = operation.startsWith('Subscription.') ? subscribe : sendGraphql;
  return send(senderOf(role), documentOf(operation), args);
}

const gatewayRefusals = new Set(['UnauthorizedException', 'Unauthorized', 'InvalidSignatureException']);
function outcomeOf({ code, data }: Reply): string {
  if (code === undefined) return data === null || data === undefined ? 'nothing' : 'allowed';
  return gatewayRefusals.has(code) ? 'gateway' : code;
}

const mayRead = (role: Role) => matrix['Query.quotation']?.[columns.indexOf(role)] === 'allowed';
type Cell = { row: string; role: Role; expected: Outcome | undefined };
const cells: Cell[] = rows.flatMap((row) =>
  roleNames.map((role, index) => ({ row, role, expected: matrix[row]?.[index] })),
);

async function check({ row, role, expected }: Cell, about: Thing) {
  const reply = await call(role, row, about);
  expect(outcomeOf(reply), reply.body.slice(0, 300)).toBe(expected);
  if (!mayRead(role)) expect(reply.body).not.toContain(secret);
  if (!managersOfFrance.includes(role)) expect(reply.body).not.toContain(foreigner);
}

/** All stored items, except counts of calls and items that expired. */
async function stored(): Promise<Map<string, string>> {
  const { client, table } = await import('#lambdas/runtime/table/table.ts');
  const items = new Map<string, string>();
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: table, ExclusiveStartKey }));
    for (const item of page.Items ?? []) {
      if (!(item.ttl * 1000 < Date.now())) items.set(`${item.pk} / ${item.sk}`, JSON.stringify(item));
    }
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return new Map([...items].filter(([key]) => !key.startsWith('RATE#')));
}

describe('a call that the matrix refuses', () => {
  let before: Map<string, string>;
  beforeAll(async () => {
    before = await stored();
  });

  it.each(cells.filter(({ expected }) => expected !== 'allowed'))(
    '$row by $role: $expected [OPC-09]',
    (cell) => check(cell, thing),
  );

  it('leaves everything that is stored as it was', async () => {
    expect(await stored()).toEqual(before);
  });
});

/** Tokens say in whole seconds when they were made, so these wait for the next second. Their cells wait together. */
const waiting = ['Mutation.endOtherSessions', 'Mutation.signOutEverywhere'];

describe('a call that the matrix allows', () => {
  const allowed = cells.filter(({ expected }) => expected === 'allowed');

  it.each(allowed.filter(({ row }) => !waiting.includes(row)))('$row by $role', async (cell) => {
    await check(cell, cell.row.startsWith('Mutation.') ? await renewed(cell.row) : thing);
  });

  describe.each(waiting)('%s', (row) => {
    it.concurrent.each(allowed.filter((cell) => cell.row === row))('$row by $role', async (cell) => {
      await check(cell, thing);
      if (row === 'Mutation.signOutEverywhere') await signInAgain(cell.role);
    });
  });
});

describe('a user of a foreign country', () => {
  const searched = { filter: { search: foreigner }, pageSize: 10 };
  const searches = (role: Role) => sendGraphql(senderOf(role), documentOf('Query.users'), searched);

  it.each(managersOfFrance)('is found by %s, who manages it', async (role) => {
    expect((await searches(role)).data).toMatchObject({ total: 1, items: [{ lastName: foreigner }] });
  });

  it.each(roleNames.filter((role) => !managersOfFrance.includes(role)))(
    'is not found by %s, in any search',
    async (role) => {
      const { body } = await searches(role);
      expect(body).not.toContain(foreigner);
      expect(body).not.toMatch(/"total":[1-9]/);
    },
  );
});
