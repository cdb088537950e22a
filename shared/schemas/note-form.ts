import * as z from 'zod/mini';
import { textOfLines } from './text.ts';

/** Characters of a note. */
export const longestNote = 2000;

/** The note of a quotation or of a row, as it is typed. Issues are keys of messages. */
export const noteText = textOfLines().check(z.maxLength(longestNote, { error: 'noteLength' }));
