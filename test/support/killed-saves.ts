import { expect } from 'vitest';
import type { KillableCloud } from './killable-cloud.ts';
import type { Acknowledge, KilledWork } from './killed-work.ts';

type Stored = { id: string; revision: number; name: string; area: number; selectedProducts: Row[] };
type Row = { sId: string; id: string; area: number; note: string | null };
type Page = { quotations: { items: { id: string; name: string }[]; total: number } };

const fields = 'id revision name area selectedProducts { sId id area note }';
const mutations = {
  create: `mutation ($input: CreateQuotationInput!) { answer: createQuotation(input: $input) { ${fields} } }`,
  update: `mutation ($input: UpdateQuotationInput!) { answer: updateQuotation(input: $input) { ${fields} } }`,
  destroy: 'mutation ($id: ID!) { answer: deleteQuotation(id: $id) }',
};
const read = `query ($id: ID!) { answer: quotation(id: $id) { ${fields} } }`;

/** Quotations of one user: created, saved with other rows, and some deleted. */
export class KilledSaves implements KilledWork {
  readonly kept = new Map<string, Stored>();
  readonly deleted = new Set<string>();
  readonly #cloud: KillableCloud;
  readonly #token: string;
  readonly #acknowledge: Acknowledge;

  constructor(cloud: KillableCloud, token: string, acknowledge: Acknowledge) {
    this.#cloud = cloud;
    this.#token = token;
    this.#acknowledge = acknowledge;
  }

  async do(number: number): Promise<void> {
    const made = await this.#cloud.attempt(() => this.#create(number));
    this.kept.set(made.id, made);
    this.#acknowledge();
    const saved = await this.#cloud.attempt(() => this.#save(made, number));
    this.kept.set(made.id, saved);
    this.#acknowledge();
    if (number % 5 > 0) return;
    // From now on it may be gone, acknowledged or not.
    this.kept.delete(made.id);
    await this.#cloud.attempt(() => this.#destroy(made.id));
    this.deleted.add(made.id);
    this.#acknowledge('deletion');
  }

  async check(): Promise<void> {
    for (const [id, quotation] of this.kept) expect(await this.#read(id)).toEqual(quotation);
    for (const id of this.deleted) await expect(this.#read(id)).rejects.toThrow('not-found');
    const list = 'query { quotations(pageSize: 100) { total items { id name } } }';
    const { quotations } = await this.#ask<Page>(list, {});
    // Only repeated creations with the same key count as too many; the demo has its own quotations.
    const ours = quotations.items.filter(({ name }) => name.startsWith('Killed '));
    expect(ours.map(({ id }) => id).sort()).toEqual([...this.kept.keys()].sort());
  }

  #create(number: number): Promise<Stored> {
    const input = {
      key: `killed-${number}`,
      name: `Killed ${number}`,
      location: 'Bologna',
      province: 'BO',
      selectedProducts: [
        { sId: 'primer', product: 'piave-fissativo' },
        { sId: 'plaster', product: 'livenza-rasante-calce' },
      ],
    };
    return this.#answer(mutations.create, { input });
  }

  /** Changes, removes and adds one row: afterwards all of it is stored, or nothing. */
  async #save(made: Stored, number: number): Promise<Stored> {
    const found = await this.#read(made.id);
    if (found.revision > made.revision) {
      expect(found.name).toBe(`Killed ${number} and saved`);
      expect(found.selectedProducts.map(({ sId }) => sId)).toEqual(['added', 'primer']);
      return found;
    }
    expect(found).toEqual(made);
    const added = { sId: 'added', product: 'livenza-rasante-calce' };
    const changed = { sId: 'primer', note: `note ${number}`, lockedArea: true, area: 10 + number };
    const { id, revision } = made;
    const name = `Killed ${number} and saved`;
    return this.#answer(mutations.update, {
      input: { id, revision, name, area: number, selectedProducts: [added, changed] },
    });
  }

  async #destroy(id: string): Promise<void> {
    await this.#answer(mutations.destroy, { id }).catch((error: Error) => {
      // The deletion succeeded before the kill.
      if (!error.message.includes('not-found')) throw error;
    });
  }

  #read(id: string): Promise<Stored> {
    return this.#answer(read, { id });
  }

  async #answer(query: string, variables: object): Promise<Stored> {
    return (await this.#ask<{ answer: Stored }>(query, variables)).answer;
  }

  async #ask<Data>(query: string, variables: object): Promise<Data> {
    const response = await fetch(`${this.#cloud.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#token },
      body: JSON.stringify({ query, variables }),
    });
    const answer = await response.json();
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  }
}
