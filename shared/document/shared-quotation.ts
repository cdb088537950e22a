import type { DocumentModel } from './document-model.ts';

/** The answer for the holder of a share link: the printed document, the name of its PDF, and when the link ends. */
export type SharedQuotation = { document: DocumentModel; fileName: string; validUntil: string };
