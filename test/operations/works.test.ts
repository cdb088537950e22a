import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { WorkContent } from '#shared/schemas/work-input.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { codeOf, tokenOf } from '#test/support/cloud.ts';
import { listenWith } from '#test/support/live.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aPainter, createdWork, listedWorks, type Works, worksOf } from '#test/support/works-api.ts';

const { readPhase, removePhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { existingWork } = await import('#lambdas/store/work/work-store.ts');

const full: WorkContent = {
  code: 'I01',
  description: { it: 'Tinteggiatura', en: 'Painting', de: 'Anstrich' },
  longText: { it: 'Due mani\ncon rullo', en: null, de: null },
  ...{ group: 'Interni', unit: 'mq', price: 85_000, vat: 'IT10', hours: 1200, hourlyCost: 240_000 },
  ...{ unitCost: 1500, finished: true, phases: ['rasatura'] },
};

type Painter = Awaited<ReturnType<typeof aPainter>> & { works: Works };
let anna: Painter;
let bruno: Painter;
beforeAll(async () => {
  const [one, other] = await Promise.all([aPainter(), aPainter()]);
  anna = { ...one, works: worksOf(one.token) };
  bruno = { ...other, works: worksOf(other.token) };
});

const whatIsLeft = { price: null, vat: null, hours: null, hourlyCost: null, unitCost: null };
let codes = 0;
const newCode = () => `T${++codes}`;
const aNew = (of: Partial<WorkContent> = {}, works = anna.works) =>
  createdWork(works, { code: newCode(), ...of });
const { longText: _, ...asRow } = full;

describe('a work', () => {
  it('has all that its owner typed, and comes in their list without its long texts [WRK-001, WRK-002]', async () => {
    const { id, ...made } = answered(await anna.works.create(full)).createWork;
    expect(made).toMatchObject({ ...full, archived: false, revision: 1 });
    expect(Date.parse(made.createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(answered(await anna.works.read(id)).work).toEqual({ id, ...made });
    expect(answered(await anna.works.list()).works).toContainEqual({
      id,
      ...asRow,
      archived: false,
      revision: 1,
    });
  });

  it('may have no more than code, description and unit [WRK-004, WRK-005, WRK-006]', async () => {
    const least = {
      code: newCode(),
      description: { it: 'Altro' },
      unit: 'corpo',
      finished: false,
      phases: [],
    };
    const made = answered(await anna.works.create(least)).createWork;
    expect(made).toMatchObject({ ...whatIsLeft, group: null, longText: null });
    expect(made.description).toEqual({ it: 'Altro', en: null, de: null });
  });

  it('is nobody else’s: each operation answers another one, a super user too, as if it were not there [WRK-001]', async () => {
    const { id, revision } = await aNew();
    const others = [bruno.works, worksOf(await tokenOf('superUser')), worksOf(await tokenOf('painter'))];
    for (const works of others) {
      expect(codeOf(await works.read(id))).toBe('not-found');
      expect(codeOf(await works.update({ id, revision, ...aWorkContent() }))).toBe('not-found');
      expect(codeOf(await works.archive(id, true))).toBe('not-found');
      expect(codeOf(await works.remove(id))).toBe('not-found');
      expect(codeOf(await works.changePrices([{ id, revision, price: 1 }]))).toBe('not-found');
      expect((await listedWorks(works)).map((work) => work.id)).not.toContain(id);
    }
    expect(answered(await anna.works.read(id)).work).toMatchObject({ revision: 1, archived: false });
  });

  it('is made once, however often the same call comes', async () => {
    const [work, key] = [aWorkContent({ code: newCode() }), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => anna.works.create(work, key)));
    expect(new Set(answers.map((answer) => answered(answer).createWork.id)).size).toBe(1);
    expect(codeOf(await anna.works.create({ ...work, unit: 'h' }, key))).toBe('conflict');
  });

  it('is told to its owner’s other windows, and to nobody else', async () => {
    const [first, second] = await Promise.all([
      listenWith(anna.token, `user:${anna.id}`),
      listenWith(bruno.token, `user:${bruno.id}`),
    ]);
    const { id } = await aNew();
    const own = await aNew({}, bruno.works);
    const heardOf = async (listener: typeof first, wanted: string) => {
      let change = await listener.next();
      while (change.id !== wanted) change = await listener.next();
      return change;
    };
    expect(await heardOf(first, id)).toMatchObject({ entity: 'work', revision: 1 });
    await heardOf(second, own.id);
    expect(second.said()).not.toContain(id);
    first.close();
    second.close();
  });
});

describe('a code', () => {
  it('that another work has, in any case and with blanks around it, is taken [WRK-004]', async () => {
    await aNew({ code: 'Doppio 1' });
    const { errors } = await anna.works.create(aWorkContent({ code: ' dOPPIO 1 ' }));
    expect(errors?.[0]).toMatchObject({ errorType: 'work-code-taken', errorInfo: { code: 'dOPPIO 1' } });
    const { id, revision } = await aNew();
    expect(codeOf(await anna.works.update({ id, revision, ...aWorkContent({ code: 'doppio 1' }) }))).toBe(
      'work-code-taken',
    );
    await aNew({ code: 'Doppio 1' }, bruno.works);
  });

  it('is free again after a renaming and after a deletion; a change of its case keeps it [WRK-004]', async () => {
    const [first, second] = [newCode(), newCode()];
    const made = await aNew({ code: first });
    const rename = async (code: string, revision: number) =>
      answered(await anna.works.update({ id: made.id, revision, ...aWorkContent({ code }) })).updateWork;
    expect((await rename(first.toLowerCase(), 1)).code).toBe(first.toLowerCase());
    await rename(second, 2);
    const { id } = await aNew({ code: first });
    answered(await anna.works.remove(id));
    await aNew({ code: first });
    expect(codeOf(await anna.works.create(aWorkContent({ code: second })))).toBe('work-code-taken');
  });

  it('goes to one of several works that ask for it at once [WRK-004]', async () => {
    const code = newCode();
    const answers = await Promise.all([1, 2, 3].map(() => anna.works.create(aWorkContent({ code }))));
    expect(answers.map(codeOf).toSorted()).toEqual(
      [undefined, 'work-code-taken', 'work-code-taken'].toSorted(),
    );
  });
});

describe('a change of a work', () => {
  it('replaces what was sent, and raises the revision', async () => {
    const { id, createdAt } = await aNew({ ...full, code: newCode() });
    const content = aWorkContent({ code: newCode(), ...whatIsLeft, group: null });
    const { updateWork } = answered(await anna.works.update({ id, revision: 1, ...content }));
    expect(updateWork).toMatchObject({ id, createdAt, ...content, revision: 2 });
    expect(answered(await anna.works.read(id)).work).toEqual(updateWork);
  });

  it('that began from an older revision is a conflict that names who and when', async () => {
    const { id } = await aNew();
    const { updateWork } = answered(
      await anna.works.update({ id, revision: 1, ...aWorkContent({ code: newCode() }) }),
    );
    const { errors } = await anna.works.update({ id, revision: 1, ...aWorkContent({ code: newCode() }) });
    expect(errors?.[0]).toMatchObject({
      errorType: 'conflict',
      errorInfo: { by: updateWork.updatedBy, at: updateWork.updatedAt },
    });
  });

  it('archives and restores it, whatever its revision [WRK-011]', async () => {
    const { id } = await aNew();
    expect(answered(await anna.works.archive(id, true)).archiveWork).toMatchObject({
      archived: true,
      revision: 2,
    });
    expect(answered(await anna.works.archive(id, true)).archiveWork).toMatchObject({ revision: 2 });
    expect(answered(await anna.works.archive(id, false)).archiveWork).toMatchObject({
      archived: false,
      revision: 3,
    });
  });

  it('keeps what is archived when it is edited [WRK-011]', async () => {
    const { id } = await aNew();
    answered(await anna.works.archive(id, true));
    const sent = { id, revision: 2, ...aWorkContent({ code: newCode() }) };
    expect(answered(await anna.works.update(sent)).updateWork.archived).toBe(true);
  });

  it('ties it to phases of the catalogue; one that there is no more is left out silently [WRK-016]', async () => {
    const phase = aPhase({ id: `fase-${randomUUID()}` });
    await writePhase(phase);
    const phases = [phase.id, 'unknown', 'rasatura', phase.id];
    const { id, ...made } = await aNew({ phases });
    expect(made.phases).toEqual([phase.id, 'rasatura']);
    const stored = await readPhase(phase.id);
    if (stored) await removePhase(stored);
    const content = { ...aWorkContent({ code: newCode() }), phases: made.phases };
    expect(answered(await anna.works.update({ id, revision: 1, ...content })).updateWork.phases).toEqual([
      'rasatura',
    ]);
  });

  it('deletes it for good [WRK-011]', async () => {
    const { id } = await aNew();
    expect(answered(await anna.works.remove(id)).deleteWork).toBe(id);
    expect(codeOf(await anna.works.read(id))).toBe('not-found');
    expect(codeOf(await anna.works.remove(id))).toBe('not-found');
  });
});

describe('the VAT code of a work', () => {
  it('is one that its owner may choose; the one that it has stays, though it is offered no longer [WRK-006, WRK-028]', async () => {
    const refused = await anna.works.create(aWorkContent({ code: newCode(), vat: 'DE19' }));
    expect(refused.errors?.[0]).toMatchObject({
      errorType: 'invalid-input',
      errorInfo: { field: 'work.vat' },
    });
    const made = await aNew({ vat: 'IT22' });
    const sent = (revision: number, vat: string | null) =>
      anna.works.update({ id: made.id, revision, ...aWorkContent({ code: made.code, vat }) });
    expect(codeOf(await sent(1, 'IT-N2.2'))).toBe('invalid-input');
    const { changeWork } = await import('#lambdas/store/work/work-store.ts');
    const stored = await existingWork(anna.id, made.id);
    await changeWork(stored, { ...stored, vat: 'IT21', revision: 2 });
    expect(answered(await sent(2, 'IT21')).updateWork.vat).toBe('IT21');
    expect(answered(await sent(3, null)).updateWork.vat).toBeNull();
    expect(codeOf(await sent(4, 'IT21'))).toBe('invalid-input');
  });
});

describe('a change of prices', () => {
  it('writes the new ones, and is undone by writing those before [WRK-015]', async () => {
    const [one, two] = [await aNew({ price: 85_000 }), await aNew({ price: 12_345 })];
    const pricesOf = async () =>
      (await listedWorks(anna.works)).flatMap(({ id, price, revision }) =>
        id === one.id || id === two.id ? [[price, revision]] : [],
      );
    const raised = [
      { id: one.id, revision: 1, price: 89_300 },
      { id: two.id, revision: 1, price: 13_000 },
    ];
    expect(answered(await anna.works.changePrices(raised)).changeWorkPrices).toEqual([one.id, two.id]);
    expect((await pricesOf()).toSorted()).toEqual([
      [13_000, 2],
      [89_300, 2],
    ]);
    const before = [
      { id: one.id, revision: 2, price: 85_000 },
      { id: two.id, revision: 2, price: 12_345 },
    ];
    answered(await anna.works.changePrices(before));
    expect((await pricesOf()).toSorted()).toEqual([
      [12_345, 3],
      [85_000, 3],
    ]);
    const { updatedBy } = await existingWork(anna.id, one.id);
    expect(updatedBy).toBe(one.updatedBy);
  });

  it('changes nothing when one of the works was changed since, and says who and when [WRK-015]', async () => {
    const [one, two] = [await aNew({ price: 85_000 }), await aNew({ price: 85_000 })];
    answered(await anna.works.archive(two.id, true));
    const prices = [one, two].map(({ id }) => ({ id, revision: 1, price: 1 }));
    const { errors } = await anna.works.changePrices(prices);
    expect(errors?.[0]).toMatchObject({ errorType: 'conflict', errorInfo: { by: one.updatedBy } });
    expect(answered(await anna.works.read(one.id)).work).toMatchObject({ price: 85_000, revision: 1 });
  });

  it('is done once for each key, and takes a work once', async () => {
    const { id } = await aNew();
    const [prices, key] = [[{ id, revision: 1, price: 1 }], randomUUID()];
    answered(await anna.works.changePrices(prices, key));
    expect(answered(await anna.works.changePrices(prices, key)).changeWorkPrices).toEqual([id]);
    expect(answered(await anna.works.read(id)).work.revision).toBe(2);
    expect(codeOf(await anna.works.changePrices([...prices, ...prices]))).toBe('invalid-input');
    expect(codeOf(await anna.works.changePrices([]))).toBe('invalid-input');
  });
});

describe('the starter list', () => {
  it('adds 40 works to an empty library, tied to the phases of the catalogue, for an owner of any country [WRK-021, WRK-023]', async () => {
    const { token } = await aPainter({ country: 'GB', language: 'en' });
    const works = worksOf(token);
    expect(answered(await works.loadStarters()).loadStarterWorks).toBe(40);
    const list = await listedWorks(works);
    expect(list).toHaveLength(40);
    expect(list.find(({ code }) => code === 'P04')).toMatchObject({
      ...whatIsLeft,
      description: { it: 'Trattamento antimuffa e antialga', en: 'Treatment against mould and algae' },
      ...{ group: 'Preparazione', unit: 'mq', phases: ['trattamento-biocida'], finished: false, revision: 1 },
    });
  });

  it('adds only the codes that are missing, and changes none that is there [WRK-022]', async () => {
    const works = worksOf((await aPainter()).token);
    const own = await createdWork(works, {
      code: 'p01',
      description: { it: 'Lavaggio mio', en: null, de: null },
    });
    const loaded = await Promise.all([works.loadStarters(), works.loadStarters()]);
    expect(loaded.map((answer) => answered(answer).loadStarterWorks).toSorted()).toEqual([0, 39]);
    expect(answered(await works.loadStarters()).loadStarterWorks).toBe(0);
    const list = await listedWorks(works);
    expect(list).toHaveLength(40);
    expect(list.find(({ id }) => id === own.id)).toMatchObject({
      code: 'p01',
      description: { it: 'Lavaggio mio' },
    });
  });
});

describe('a library', () => {
  it('has 1.000 works at most, archived ones too; a deleted one makes room [WRK-009]', async () => {
    const { id: uid, token } = await aPainter();
    const works = worksOf(token);
    const { addWorks } = await import('#lambdas/store/work/work-store.ts');
    const { aWork } = await import('#test/support/builders/work.ts');
    const ids = Array.from({ length: 999 }, (_, place) => `w${place}`);
    for (let from = 0; from < ids.length; from += 40)
      await addWorks(
        uid,
        ids.slice(from, from + 40).map((id) => aWork({ id, uid, code: id, archived: true })),
      );
    expect(codeOf(await works.loadStarters())).toBe('too-many-works');
    await createdWork(works);
    expect(codeOf(await works.create(aWorkContent({ code: 'ONE MORE' })))).toBe('too-many-works');
    answered(await works.remove('w0'));
    await createdWork(works, { code: 'ONE MORE' });
    expect(await listedWorks(works)).toHaveLength(1000);
  });

  it('is for company types and super users; what was made before the type changed stays [CUS-002]', async () => {
    const { id, token } = await aPainter();
    const works = worksOf(token);
    const { changed } = await import('#test/support/accounts-api.ts');
    const own = await createdWork(works);
    for (const type of ['privato', 'test'] as const) {
      await changed(id, { type });
      expect(codeOf(await works.list())).toBe('forbidden');
      expect(codeOf(await works.create(aWorkContent({ code: 'X' })))).toBe('forbidden');
      expect(codeOf(await works.read(own.id))).toBe('forbidden');
    }
    await changed(id, { type: 'progettista' });
    expect((await listedWorks(works)).map((work) => work.id)).toEqual([own.id]);
  });
});
