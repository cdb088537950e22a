import type { DocumentModel } from './view-model.ts';

/** What the holder of a share link is answered: the printed document and the name of its PDF. */
export type SharedQuotation = { document: DocumentModel; fileName: string };
