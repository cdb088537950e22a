import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldIssues, Issue } from '#shared/catalogue/product-form/field-issue.ts';
import { formatWhole } from '#shared/format/format-number.ts';

/** Fields that the last attempt to save could not take, until they can be. */
export const IssuesContext = createContext<FieldIssues>(new Map());

/** Says what a field takes. */
export function useIssueText() {
  const { t } = useTranslation('products');
  return (issue: Issue | undefined) => {
    if (!issue) return undefined;
    const { kind, most } = issue;
    return t(`editView.issues.${kind}`, { most: most && formatWhole(most) });
  };
}

/** The error of a field of the form, by its path. */
export function useFieldIssue(path: string): string | undefined {
  const issueText = useIssueText();
  return issueText(useContext(IssuesContext).get(path));
}

/** Whether a field of a part of the form is marked. */
export function useHasIssueIn(path: string): boolean {
  const issues = useContext(IssuesContext);
  return [...issues.keys()].some((field) => field.startsWith(`${path}.`));
}
