/** A sentence that ends with an abbreviation has one full stop: 'di Conti s.n.c.' */
export const oneFullStop = (text: string): string => text.replace(/(?<=\p{L})\.\.(?!\.)/gu, '.');
