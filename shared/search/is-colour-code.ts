/** Codes such as 'RAL 1001' are of hundreds of products alike, so products are not found by them; 'Bianco' is a name. */
export const isColourCode = (text: string): boolean => /\p{N}/u.test(text);
