import type { ColourValues } from '#shared/schemas/colour-folder.ts';
import type { PriceListForm } from '#shared/schemas/price-list-input.ts';
import type { TagForm } from '#shared/schemas/tag-input.ts';
import type { ImportedEntry } from './imported.ts';

export type PresentProduct = {
  revision: number;
  archived: boolean;
  requires: readonly string[];
  /** A digest of its content, where it is of another revision than the import left. */
  content?: string | undefined;
};

/** The catalogue that an import is to be taken out of, by ids. */
export type UndoPresent = {
  tags: ReadonlyMap<string, TagForm>;
  /** Slugs that phases or the guided test name. */
  usedSlugs: ReadonlySet<string>;
  folders: ReadonlyMap<string, { name: string }>;
  /** The colours of each folder by the key of their code. */
  colours: ReadonlyMap<string, ReadonlyMap<string, ColourValues & { id: string }>>;
  lists: ReadonlyMap<string, PriceListForm>;
  /** Price lists that users or phases have. */
  usedLists: ReadonlySet<string>;
  /** The products of each price list. */
  members: ReadonlyMap<string, ReadonlySet<string>>;
  products: ReadonlyMap<string, PresentProduct>;
  /** Products that phases offer. */
  offered: ReadonlySet<string>;
};

/** A copy of the present that each undone entry changes, so that the next ones are judged as they will be found. */
export type UndoWorld = ReturnType<typeof undoWorld>;

export function undoWorld(present: UndoPresent, entries: readonly ImportedEntry[]) {
  const added = new Set(
    entries.flatMap((one) => (one.kind === 'product' && one.before === null ? [one.id] : [])),
  );
  const requiredBy = new Map<string, Set<string>>();
  const requires = new Map<string, readonly string[]>();
  /** Replaces what a product requires. */
  const setRequires = (product: string, wanted: readonly string[]) => {
    for (const id of requires.get(product) ?? []) requiredBy.get(id)?.delete(product);
    requires.set(product, wanted);
    for (const id of wanted) requiredBy.set(id, (requiredBy.get(id) ?? new Set()).add(product));
  };
  // One that the import added and its undoing archived holds up nothing.
  for (const [id, product] of present.products)
    setRequires(id, product.archived && added.has(id) ? [] : product.requires);
  return {
    ...present,
    tags: new Map(present.tags),
    folders: new Map(present.folders),
    colours: new Map([...present.colours].map(([id, colours]) => [id, new Map(colours)])),
    lists: new Map(present.lists),
    members: new Map([...present.members].map(([id, products]) => [id, new Set(products)])),
    setRequires,
    isRequired: (product: string): boolean => (requiredBy.get(product)?.size ?? 0) > 0,
  };
}
