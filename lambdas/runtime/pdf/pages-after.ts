import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';

/** A function does one thing at a time: it need not pause for others. */
const asItIs = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };

/**
 * A PDF with the pages of another one after its own. It is an update in the sense of ISO 32000: the file begins with the
 * first one, byte for byte. A person who has both can see that nothing of it was changed.
 */
export async function pagesAfter(first: Uint8Array, added: Uint8Array): Promise<Uint8Array> {
  const [document, more] = await Promise.all([
    PDFDocument.load(first, asItIs),
    PDFDocument.load(added, asItIs),
  ]);
  // All that is new is written, and the tree of pages, which now has more. A document that watches its own changes
  // searches all objects at each of them: that takes seconds.
  const before = document.takeSnapshot();
  for (const page of await document.copyPages(more, more.getPageIndices())) document.addPage(page);
  for (const [ref, object] of document.context.enumerateIndirectObjects())
    if (object === document.catalog.Pages()) before.markRefForSave(ref);
  const update = await document.saveIncremental(before, {
    useObjectStreams: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
  return Buffer.concat([first, update]);
}
