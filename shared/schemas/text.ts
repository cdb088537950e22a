import * as z from 'zod/mini';

/**
 * Characters that no text of a user may hold: control characters, noncharacters, halves of characters and marks that
 * turn the reading direction. Files of other programs cannot hold noncharacters. The marks make a text look like
 * another.
 */
const refusedInLine = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;
const refusedInLines = /(?!\n)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

const holdsNone = (refused: RegExp) =>
  z.refine<string>((text) => !refused.test(text), { error: 'textCharacters' });

const withoutTabs = (text: string) => text.replaceAll('\t', ' ');

/** One line that a user wrote, trimmed; a tab counts as a blank. Messages are translation keys. */
export const text = (missing?: string) =>
  z.string(missing).check(
    z.overwrite((typed) => withoutTabs(typed).trim()),
    holdsNone(refusedInLine),
  );

/** Lines that a user wrote, as they are; a tab counts as a blank, and lines end the same way on every system. */
export const textOfLines = () =>
  z.string().check(
    z.overwrite((typed) => withoutTabs(typed).replace(/\r\n?/g, '\n')),
    holdsNone(refusedInLines),
  );
