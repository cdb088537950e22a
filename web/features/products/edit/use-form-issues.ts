import { useMemo, useState } from 'react';
import {
  type EditingLanguage,
  editingLanguages,
  type ProductDraft,
} from '#shared/catalogue/product-form/draft.ts';
import { draftField } from '#shared/catalogue/product-form/draft-field.ts';
import type { FieldIssues, IssueKind } from '#shared/catalogue/product-form/field-issue.ts';
import { toInput } from '#shared/catalogue/product-form/to-input.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import type { Focus } from './parts/use-field-focus.ts';

const languageOf = (field: string): EditingLanguage | undefined => {
  const [, language] = /^(?:name|details|specs|attachments)\.(\w+)/.exec(field) ?? [];
  return editingLanguages.find((known) => known === language);
};

/** The same map as long as it says the same: the parts of the form are drawn again only when it says something else. */
function useSameIssues(entries: [string, IssueKind][]): FieldIssues {
  const text = JSON.stringify(entries);
  return useMemo(() => new Map(JSON.parse(text) as typeof entries), [text]);
}

/**
 * The fields that an attempt to save could not take: marked until they can be taken (OPC-26); the first one is gone to,
 * in its language.
 */
export function useFormIssues(draft: ProductDraft) {
  const [language, setLanguage] = useState<EditingLanguage>('it');
  const [checking, setChecking] = useState(false);
  const [refused, setRefused] = useState<{ field: string; draft: ProductDraft }>();
  const [focus, setFocus] = useState<Focus>();
  const found = useMemo(() => (checking ? [...toInput(draft).issues] : []), [checking, draft]);
  // A field that the server refused is marked until something is changed.
  const others: [string, IssueKind][] = refused?.draft === draft ? [[refused.field, 'refused']] : [];
  const issues = useSameIssues([...found, ...others]);
  const goTo = (field: string) => {
    setLanguage(languageOf(field) ?? language);
    setFocus({ field });
  };
  return {
    ...{ language, setLanguage, issues, focus },
    /** Whether the draft can be sent; else its first wrong field has the focus. */
    check: (): boolean => {
      const [first] = toInput(draft).issues.keys();
      setChecking(first !== undefined);
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
