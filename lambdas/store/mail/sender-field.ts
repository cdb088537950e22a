/** Bytes of one encoded word: 60 letters of base64, of the 75 that RFC 2047 allows with what stands around. */
const wordSize = 45;

/**
 * The sender of a mail as SES takes it: a name of one piece, which holds no sign that would end it
 * (`shared/offers/sending/mail-texts.ts`), before the address. SES wants letters beyond ASCII as encoded words (RFC 2047).
 */
export const senderField = (name: string, address: string): string =>
  /^[ -~]*$/.test(name)
    ? `"${name}" <${address}>`
    : `${wordsOf(name).map(encodedWord).join(' ')} <${address}>`;

/** Pieces that fit a word; no letter is divided. */
function wordsOf(name: string): string[] {
  const words = [''];
  for (const letter of name) {
    const longer = `${words.at(-1)}${letter}`;
    if (Buffer.byteLength(longer) > wordSize) words.push(letter);
    else words[words.length - 1] = longer;
  }
  return words;
}

const encodedWord = (word: string) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`;
