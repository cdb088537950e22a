import { type DocumentOptions, documentType, isOn } from '#shared/document/document-options.ts';

export type PrintQuery = Omit<DocumentOptions, 'language'> & {
  /** The language asked for; the owner's otherwise (OP59). */
  lang: string | null;
  /** Read and set aside: prices are those of the owner's list (OP27). */
  pricelist: string | null;
  /** The share link whose QR code stands at the end. */
  link: string | null;
  /** Opens the browser's print dialog. */
  print: boolean;
};

/** Reads the address of the print view (QPR-001 to QPR-006). */
export function printQuery(search: URLSearchParams): PrintQuery {
  return {
    lang: search.get('lang'),
    pricelist: search.get('pricelist'),
    showPrices: isOn(search.get('showPrices')),
    showSpecs: isOn(search.get('showSpecs')),
    type: documentType(search.get('type')),
    link: search.get('link'),
    print: search.get('print') === '1',
  };
}
