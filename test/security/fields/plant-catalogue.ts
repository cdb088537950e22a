import type { Choice } from '#shared/schemas/phase.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aConfig } from '#test/support/builders/guided-test-config.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { storeProduct } from '#test/support/store-again.ts';
import { canaries } from './canaries.ts';

const mark = process.pid;
export const lists = { A: `lista-a-${mark}`, B: `lista-b-${mark}`, C: canaries.priceListId };
export const products = {
  /** For everybody, in every list. */
  open: `aperto-${mark}`,
  ofType: `di-tipo-${mark}`,
  ofList: `di-lista-${mark}`,
  archived: `archiviato-${mark}`,
};
export const phases = { A: `fase-a-${mark}`, B: `fase-b-${mark}`, C: `fase-c-${mark}` };
export const tag = `etichetta-${mark}`;
export const folder = `cartella-${mark}`;
const by = { updatedAt: '2026-11-20T09:00:00.000Z', updatedBy: canaries.editor };

const named = (text: string): Partial<Product> => ({
  ...by,
  name: { it: text },
  details: { it: `<p>${text}</p>` },
  specs: { it: `<p>${text}</p>` },
  attachments_i18n: { it: [{ name: text, url: `https://files.example/${text}.pdf` }] },
});

const pricedAs = (A: number, B: number): Product['priceranges'] => [
  {
    name: 'Fascia 1',
    colors: [],
    prices: [{ id: 'p1', packaging: '25', [lists.A]: A, [lists.B]: B, [lists.C]: canaries.priceC }],
  },
];

/** The product for everybody, with today's prices or the earlier ones that old quotations keep. */
export const storeOpenProduct = (when: 'today' | 'before') =>
  storeProduct(
    aProduct({
      ...by,
      id: products.open,
      name: { it: 'Prodotto aperto' },
      phases: Object.values(phases),
      priceranges:
        when === 'today'
          ? pricedAs(canaries.priceA, canaries.priceB)
          : pricedAs(canaries.frozenA, canaries.frozenB),
    }),
  );

export async function plantCatalogue(): Promise<void> {
  await storeOpenProduct('before');
  const priceranges = pricedAs(canaries.priceC, canaries.priceC);
  const hidden = { priceranges, phases: [phases.A] };
  await storeProduct(
    aProduct({ id: products.ofType, userTypes: ['test'], ...named(canaries.productOfType), ...hidden }),
  );
  await storeProduct(aProduct({ id: products.ofList, ...named(canaries.productOfList), ...hidden }));
  await storeProduct(
    aProduct({ id: products.archived, archived: true, ...named(canaries.productArchived), ...hidden }),
  );
  await plantPriceLists();
  await plantPhases();
  await plantTest();
  await plantTagsAndColours();
}

async function plantPriceLists(): Promise<void> {
  const { writeNewPriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
  const { open, ofType, ofList, archived } = products;
  const list = (id: string, name: string, members: string[]) =>
    writeNewPriceList(
      { id, name, code: null, countries: ['IT'], isCatchAll: false, order: 0, revision: 1, ...by },
      members,
    );
  await list(lists.A, canaries.priceListA, [open, ofType, archived]);
  await list(lists.B, canaries.priceListB, [open, ofType, archived]);
  await list(lists.C, canaries.priceListC, [open, ofType, ofList, archived]);
}

const said = (text: string) => ({ withProcedure: true, procedure: { it: `<p>${text}</p>` } });

async function plantPhases(): Promise<void> {
  const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
  const phase = (id: string, list: string, text: string, choices: Choice[]) =>
    writePhase(
      aPhase({
        ...{ id, name: { it: text }, availablePricelists: [list], ...by, ...said(text), choices },
        conditions: [{ include: [`solo-${text}`.toLowerCase()], exclude: [] }],
      }),
    );
  const ofAll = (text: string) => aChoice({ products: [products.open], ...said(text) });
  const withheld = aChoice({ products: [products.ofType], ...said(canaries.withheldChoice) });
  await phase(phases.A, lists.A, canaries.phaseA, [ofAll(canaries.phaseA), withheld]);
  await phase(phases.B, lists.B, canaries.phaseB, [ofAll(canaries.phaseB)]);
  const weighs = { value: canaries.priorityC, tags: [`solo-${canaries.phaseC}`.toLowerCase()] };
  await phase(phases.C, lists.C, canaries.phaseC, [{ ...ofAll(canaries.phaseC), priorities: [weighs] }]);
}

/**
 * The published test has a phase for list C, and one that stands for the catalogue's phase of that list. The
 * draft has a third.
 */
async function plantTest(): Promise<void> {
  const { writeGuidedTestVersion, readGuidedTestPointer, writeGuidedTestDraft } = await import(
    '#lambdas/store/guided-test/guided-test-store.ts'
  );
  const choice = (text: string) => ({ id: 'scelta', title: text, products: [products.open], ...said(text) });
  const phase = (id: string, text: string, rest: object) => ({
    ...{ id, title: text, subtitle: text, ...said(text), choices: [choice(text)], ...rest },
  });
  const published = aConfig({
    stage4: [
      phase('per-c', canaries.testPhaseC, { availablePricelists: [lists.C] }),
      phase('di-c', canaries.testPhaseOfC, { catalogPhaseId: phases.C }),
    ],
  });
  const version = (await readGuidedTestPointer())?.version ?? 0;
  const at = '2026-11-20T09:00:00.000Z';
  await writeGuidedTestVersion({ revision: null, version }, published, {
    publishedAt: at,
    publishedBy: by.updatedBy,
  });
  const draft = aConfig({ stage4: [phase('bozza', canaries.testDraft, {})] });
  const base = { revision: null, version: version + 1 };
  await writeGuidedTestDraft(base, draft, { lastSaved: at, savedBy: by.updatedBy });
}

async function plantTagsAndColours(): Promise<void> {
  const { createTag } = await import('#lambdas/store/catalogue/tag-store.ts');
  await createTag({ id: tag, name: canaries.tag, slug: canaries.tag.toLowerCase(), revision: 1, ...by });
  const { writeColourFolder } = await import('#lambdas/store/catalogue/colour-folder-store.ts');
  const { writeColours } = await import('#lambdas/store/catalogue/folder-colour-store.ts');
  await writeColourFolder({ id: folder, name: canaries.folder, order: 0, colorCount: 1, revision: 1, ...by });
  const colour = { id: 'colore', code: canaries.folder, hbw: 12, r: 1, g: 2, b: 3, revision: 1, ...by };
  await writeColours(folder, [colour]);
}

/** Removes the draft and restores the guided test for other files of the suite. */
export async function uprootTest(): Promise<void> {
  const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
  await removeItems(['wizard-draft', 'wizard'].map((sk) => ({ pk: 'POINTER', sk })));
}
