import { signedAddress } from '#lambdas/runtime/files/files.ts';
import { readAcceptance } from '#lambdas/store/sent-offer/acceptance-store.ts';
import { versionFile } from '#lambdas/store/sent-offer/version-store.ts';
import { DomainError } from '#shared/errors.ts';
import { fileInput } from '#shared/schemas/offer-page-input.ts';
import { customerOperation } from './customer-operation.ts';
import { newestOf } from './newest.ts';

/** An address of the newest version's PDF, or of the signed copy, that is good for a minute. */
export const fileAddress = customerOperation({
  limit: 'offer-page',
  input: fileInput,
  async run({ version, signed }, { link, now }): Promise<{ address: string }> {
    const { head, state } = await newestOf(link, now);
    if (state === 'withdrawn') throw new DomainError('offer-withdrawn');
    // Former versions are their owner's alone (ACC-002).
    if (version !== head.version) throw new DomainError('offer-changed');
    if (signed && !(await readAcceptance(link.offer))?.signedHash) throw new DomainError('not-found');
    return { address: await signedAddress(versionFile(head, version, signed ? '-signed.pdf' : '.pdf')) };
  },
});
