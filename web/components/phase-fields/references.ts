import type { Option } from '#web/components/select-field.tsx';

/** A product as choices show it. */
export type ChoiceProduct = { name: string; archived: boolean };

/** What phases and choices refer to, as it is called now. */
export type PhaseReferences = {
  tags: readonly Option[];
  priceLists: readonly Option[];
  /** By id. */
  products: ReadonlyMap<string, ChoiceProduct>;
};
