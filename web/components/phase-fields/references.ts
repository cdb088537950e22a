import type { Option } from '#web/components/select-field.tsx';

/** A product as choices show it. */
export type ChoiceProduct = { name: string; archived: boolean };

/** The things that phases and choices refer to, with their present names. */
export type PhaseReferences = {
  tags: readonly Option[];
  priceLists: readonly Option[];
  /** By id. */
  products: ReadonlyMap<string, ChoiceProduct>;
};
