import { useMemo, useState } from 'react';
import {
  type EditingLanguage,
  editingLanguages,
  type ProductDraft,
} from '#shared/catalogue/product-form/draft.ts';
import { draftField } from '#shared/catalogue/product-form/draft-field.ts';
import type { Issue } from '#shared/catalogue/product-form/field-issue.ts';
import { inReadingOrder } from '#shared/catalogue/product-form/in-reading-order.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { wrongCells } from '#shared/catalogue/product-form/wrong-cells.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import type { Focus } from './parts/use-field-focus.ts';
import { useSameMap } from './parts/use-same-map.ts';
import type { PriceLists } from './prices/price-lists.ts';

const languageOf = (field: string): EditingLanguage | undefined => {
  const [, language] = /^(?:name|details|specs|attachments)\.(\w+)/.exec(field) ?? [];
  return editingLanguages.find((known) => known === language);
};

const none: ReadonlySet<string> = new Set();

/**
 * The fields that an attempt to save could not take: marked until they can be taken (OPC-26); the first one is gone to,
 * in its language. Fields that came after the attempt are not marked, cells of prices always are. `first` has the focus
 * when the form opens.
 */
export function useFormIssues(draft: ProductDraft, lists: PriceLists, first?: string) {
  const columns = lists.map(({ id }) => id);
  const [language, setLanguage] = useState<EditingLanguage>('it');
  const [marked, setMarked] = useState(none);
  const [refused, setRefused] = useState<{ field: string; draft: ProductDraft }>();
  const [focus, setFocus] = useState<Focus | undefined>(first === undefined ? undefined : { field: first });
  const found = useMemo(
    () => (marked.size > 0 ? [...toInput(draft).issues].filter(([field]) => marked.has(field)) : []),
    [marked, draft],
  );
  // A field that the server refused is marked until something is changed.
  const others: [string, Issue][] = refused?.draft === draft ? [[refused.field, { kind: 'refused' }]] : [];
  const cells = useMemo(() => wrongCells(draft), [draft]);
  const issues = useSameMap([...new Map([...cells, ...found, ...others])]);
  const goTo = (field: string) => {
    setLanguage(languageOf(field) ?? language);
    setFocus({ field });
  };
  return {
    ...{ language, setLanguage, issues, focus },
    /** Goes to the first of the fields, then to the one after it. */
    goToNext: (fields: Iterable<string>) => {
      const wrong = inReadingOrder(fields, columns);
      const next = wrong[wrong.indexOf(focus?.field ?? '') + 1] ?? wrong[0];
      if (next !== undefined) goTo(next);
    },
    /** Whether the draft can be sent; else its first wrong field has the focus. */
    check: (): boolean => {
      const fields = inReadingOrder(toInput(draft).issues.keys(), columns);
      setMarked(new Set(fields));
      const [first] = fields;
      if (first !== undefined) goTo(first);
      return first === undefined;
    },
    /** Marks the field that the server names; returns whether it named one. */
    markRefused: (failure: unknown): boolean => {
      const path =
        failure instanceof GraphqlFailure && failure.code === 'invalid-input' && failure.params?.field;
      if (typeof path !== 'string' || !path.startsWith('product.')) return false;
      const field = draftField(draft, path);
      setRefused({ field, draft });
      goTo(field);
      return true;
    },
  };
}
export type FormIssues = ReturnType<typeof useFormIssues>;
