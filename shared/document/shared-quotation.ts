import type { DocumentModel } from './document-model.ts';

/** The answer for the holder of a share link: the printed document and the name of its PDF. */
export type SharedQuotation = { document: DocumentModel; fileName: string };
