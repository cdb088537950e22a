import { longestNote } from '#shared/schemas/note-form.ts';
import { seededRandom } from './seeded-random.ts';

/** Maximum characters in the notes of all rows. */
export const longestNotes = 100_000;

/** Every character with three bytes in UTF-8: the worst case for compression. */
const letters = Array.from({ length: 0xf800 }, (_, index) => String.fromCharCode(0x800 + index)).filter(
  (letter) => /\p{L}/u.test(letter),
);
const random = seededRandom(400);

/** A text of random letters. */
export const lettersOf = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');

/** As many notes of the maximum size as a quotation allows. */
export const fullNotes = () =>
  Array.from({ length: longestNotes / longestNote }, () => lettersOf(longestNote));
