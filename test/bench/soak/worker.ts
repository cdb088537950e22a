import { randomUUID } from 'node:crypto';
import type { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { KillableCloud } from '#test/support/killable-cloud.ts';
import { srpSignIn } from '#test/support/srp-sign-in.ts';
import { LiveSubscription } from './live-subscription.ts';
import { password } from './people.ts';

/** The acknowledged state of a quotation. */
export type Kept = { id: string; revision: number; name: string; area: number };
type Person = { email: string; id: string };
export type Told = { acknowledged(): void; done(): void; failed(what: string, cause: unknown): void };

const fields = 'id revision name area';
const actions = {
  signIn: 1,
  list: 5,
  open: 6,
  save: 8,
  create: 3,
  duplicate: 2,
  search: 4,
  guidedTest: 2,
  colours: 2,
} as const;
type Action = keyof typeof actions;
const choices = Object.entries(actions).flatMap(([name, weight]) =>
  Array<Action>(weight).fill(name as Action),
);

/** Only this quotation and its copies match this name: more would leave the first page of a search. */
const newName = () => `Soak ${randomUUID()}`;

/** A simulated user, who works through the API like the web app and remembers acknowledged work. */
export class Worker {
  readonly kept = new Map<string, Kept>();
  #token = '';
  #live: LiveSubscription | undefined;
  readonly #waits = new Set<Promise<void>>();

  readonly #who: Person;
  readonly #cloud: KillableCloud;
  readonly #pool: CognitoIdentityProviderClient;
  readonly #random: () => number;
  readonly #told: Told;

  constructor(
    who: Person,
    cloud: KillableCloud,
    pool: CognitoIdentityProviderClient,
    random: () => number,
    told: Told,
  ) {
    this.#who = who;
    this.#cloud = cloud;
    this.#pool = pool;
    this.#random = random;
    this.#told = told;
  }

  /** One action of a user. It is repeated after a kill; other failures are reported. */
  async act(): Promise<void> {
    const action = this.#token ? (choices[Math.floor(this.#random() * choices.length)] ?? 'list') : 'signIn';
    try {
      await this.#does[action]();
      this.#told.done();
    } catch (cause) {
      this.#told.failed(action, cause);
    }
  }

  readonly #does: Record<Action, () => Promise<unknown>> = {
    signIn: () => this.#signIn(),
    list: () => this.#ask('{ quotations(pageSize: 20) { total items { id name } } }'),
    open: () => this.#open(),
    save: () => this.#save(),
    create: () => this.#create(),
    duplicate: () => this.#duplicate(),
    search: () => this.#search(),
    guidedTest: () => this.#ask('{ guidedTest { version config } guidedTestPhases { id } }'),
    colours: () => this.#ask('{ colours { id code } }'),
  };

  async #signIn(): Promise<void> {
    this.#token = await this.#cloud.attempt(() => srpSignIn(this.#pool, this.#who.email, password));
    await this.#listen();
  }

  async #listen(): Promise<void> {
    if (this.#live?.isOpen) return;
    this.#live = await this.#cloud.attempt(() =>
      LiveSubscription.open(this.#cloud.url, this.#token, this.#who.id),
    );
  }

  async #create(): Promise<void> {
    const input = {
      key: randomUUID(),
      name: newName(),
      location: 'Bologna',
      province: 'BO',
      selectedProducts: [{ sId: 'primer', product: 'piave-fissativo' }],
    };
    const query = `mutation ($input: CreateQuotationInput!) { answer: createQuotation(input: $input) { ${fields} } }`;
    await this.#acknowledge(await this.#ask<{ answer: Kept }>(query, { input }));
  }

  async #duplicate(): Promise<void> {
    const original = this.#one();
    if (!original) return this.#create();
    const input = { key: randomUUID(), id: original.id, prices: 'KEEP' };
    const query = `mutation ($input: DuplicateQuotationInput!) { answer: duplicateQuotation(input: $input) { ${fields} } }`;
    await this.#acknowledge(await this.#ask<{ answer: Kept }>(query, { input }));
  }

  /** After a kill the save may be stored or not: one that is stored counts as acknowledged. */
  async #save(): Promise<void> {
    const known = this.#one();
    if (!known) return this.#create();
    const wanted = { ...known, name: newName(), area: 1 + Math.floor(this.#random() * 500) };
    const { id, revision, name, area } = wanted;
    const query = `mutation ($input: UpdateQuotationInput!) { answer: updateQuotation(input: $input) { ${fields} } }`;
    const saved = await this.#cloud.attempt(async () => {
      const found = await this.#send<{ answer: Kept }>(readOne, { id });
      if (found.answer.revision > revision && found.answer.name === name) return found;
      return this.#send<{ answer: Kept }>(query, { input: { id, revision, name, area } });
    });
    if (saved.answer.area !== area) throw new Error(`The save of ${id} was answered with another area.`);
    await this.#acknowledge(saved);
  }

  async #acknowledge({ answer }: { answer: Kept }): Promise<void> {
    this.kept.set(answer.id, answer);
    this.#told.acknowledged();
    const live = this.#live;
    if (!live?.isOpen) return this.#listen();
    const waiting = live.receives(answer.id, answer.revision).then((received) => {
      this.#waits.delete(waiting);
      if (received === false) this.#told.failed('live', new Error(`No live change came of ${answer.id}.`));
    });
    this.#waits.add(waiting);
  }

  async #open(): Promise<void> {
    const known = this.#one();
    if (known) await this.check(known);
  }

  async #search(): Promise<void> {
    const known = this.#one();
    const query = 'query ($search: String) { quotations(filter: { search: $search }) { items { id } } }';
    const { quotations } = await this.#ask<{ quotations: { items: Kept[] } }>(query, {
      search: known?.name ?? 'x',
    });
    if (known && !quotations.items.some(({ id }) => id === known.id))
      throw new Error(`${known.name} is not found by its name.`);
  }

  /** Throws if a quotation differs from its acknowledged state. */
  async check(kept: Kept): Promise<void> {
    const { answer } = await this.#ask<{ answer: Kept }>(readOne, { id: kept.id });
    for (const name of ['revision', 'name', 'area'] as const)
      if (answer[name] !== kept[name])
        throw new Error(`${kept.id} has another ${name} than was acknowledged.`);
  }

  /** Resolves when live changes of all saves have arrived. */
  async end(): Promise<void> {
    await Promise.all(this.#waits);
    this.#live?.close();
  }

  #one(): Kept | undefined {
    return [...this.kept.values()][Math.floor(this.#random() * this.kept.size)];
  }

  #ask<Data>(query: string, variables: object = {}): Promise<Data> {
    return this.#cloud.attempt(() => this.#send<Data>(query, variables));
  }

  async #send<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${this.#cloud.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#token },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
}

const readOne = `query ($id: ID!) { answer: quotation(id: $id) { ${fields} } }`;
