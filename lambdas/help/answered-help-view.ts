import type { HelpView } from '#lambdas/store/help/help-store.ts';

/** A look as it is told; `isNamed` says whether the quotation may be named. */
export function answeredHelpView(view: HelpView, isNamed: (country: string) => boolean) {
  const { at, by, what } = view;
  const quotation = view.what === 'quotation' && isNamed(view.quotation.country) ? view.quotation : null;
  return { at, by, what, quotationId: quotation?.id ?? null, quotationName: quotation?.name ?? null };
}
