/** A note as it is kept: without blanks around it; blank text is no note. */
export const cleanNote = (note: string | null): string | null => note?.trim() || null;
