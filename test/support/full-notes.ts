import { longestNote } from '#shared/schemas/note-form.ts';
import { seededRandom } from './seeded-random.ts';

/** Characters that the notes of all rows have at most. */
export const longestNotes = 100_000;

/** Every letter that UTF-8 writes with three bytes: nothing packs worse. */
const letters = Array.from({ length: 0xf800 }, (_, index) => String.fromCharCode(0x800 + index)).filter(
  (letter) => /\p{L}/u.test(letter),
);
const random = seededRandom(400);

/** A text of letters without any order. */
export const lettersOf = (length: number) =>
  Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('');

/** As many notes of the largest size as the rows of a quotation may have together. */
export const fullNotes = () =>
  Array.from({ length: longestNotes / longestNote }, () => lettersOf(longestNote));
