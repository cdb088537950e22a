import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerElsewhere } from '#test/support/stub-transport.ts';
import { openOffer } from '../edit/open-offer.tsx';
import { aLink, aSentOffer, aSentServer } from './sent-server.ts';

const share = vi.fn<(data: ShareData) => Promise<void>>();
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  share.mockReset().mockResolvedValue();
  answerElsewhere(vi.fn(async () => new Response('%PDF stored')));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'canShare');
});

/** A device that can share files, or not. */
const device = (canShare: ((data: ShareData) => boolean) | undefined) =>
  Object.assign(navigator, { share, canShare });

async function sharePdf() {
  const server = aSentServer({
    sent: aSentOffer({ channel: 'link' }),
    links: [aLink()],
    more: { OfferFile: () => ({ offerFile: 'https://files.example/v1.pdf' }) },
  });
  const { user } = await openOffer();
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await user.click(screen.getByRole('menuitem', { name: 'Condividi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Condividi il PDF' }));
  await waitFor(() => expect(server.asked('OfferFile')).toHaveLength(1));
  await waitFor(() => expect(share.mock.calls.length + saved.length).toBeGreaterThan(0));
  return server.asked('OfferFile');
}

describe('the PDF of a version that is shared', () => {
  it('goes to the share sheet as the stored file, named like the document, where the device takes files [SND-028]', async () => {
    const canShare = vi.fn(() => true);
    device(canShare);
    expect(await sharePdf()).toEqual([{ offer: 'offer', version: 1, signed: false }]);
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.type, await file?.text()]).toEqual(['application/pdf', '%PDF stored']);
    expect(file?.name).toMatch(/^Offerta .*Laura Rota.*\.pdf$/);
    expect(canShare).toHaveBeenCalledWith({ files: [file] });
    expect(saved).toEqual([]);
  });

  it.each([
    ['takes no files', () => false],
    ['does not know sharing', undefined],
  ])('is downloaded where the device %s [SND-028]', async (_, canShare) => {
    device(canShare);
    await sharePdf();
    expect(saved).toEqual([expect.stringMatching(/^Offerta .*\.pdf$/)]);
    expect(share).not.toHaveBeenCalled();
  });

  it('is downloaded where the browser refuses the sheet [SND-028]', async () => {
    device(() => true);
    share.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await sharePdf();
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('is not downloaded when somebody closes the sheet [SND-028]', async () => {
    device(() => true);
    share.mockRejectedValue(new DOMException('closed', 'AbortError'));
    await sharePdf();
    await screen.findByRole('button', { name: 'Condividi il PDF' });
    expect(saved).toEqual([]);
  });
});
