/**
 * The words of a notification's button, and of the link to its file, where nothing else is written (NOT-039,
 * NOT-040).
 */
export const defaultCtaText = 'Scopri di più';
export const defaultAttachmentText = "Scarica l'allegato";
