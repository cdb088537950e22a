import { beforeEach, describe, expect, it, vi } from 'vitest';
import { smallerPicture } from '#web/lib/smaller-picture.ts';

const photo = () => new File(['x'.repeat(1000)], 'parete.jpg', { type: 'image/jpeg' });
const drawImage = vi.fn();
const close = vi.fn();

/** A browser that decodes a picture of a size, and writes it with some bytes. */
function decodes(size: { width: number; height: number }, written: Blob | null) {
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  return vi
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take: BlobCallback) => take(written));
}

beforeEach(() => {
  drawImage.mockClear();
  close.mockClear();
});

describe('a picture before it is sent', () => {
  it('is drawn anew at 1,600 pixels, in its format and with its name', async () => {
    const write = decodes({ width: 4000, height: 3000 }, new Blob(['y'.repeat(90)], { type: 'image/jpeg' }));
    const sent = await smallerPicture(photo());
    expect([sent.name, sent.type, sent.size]).toEqual(['parete.jpg', 'image/jpeg', 90]);
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1600, 1200]);
    expect(write.mock.calls[0]?.[1]).toBe('image/jpeg');
    expect(close).toHaveBeenCalledOnce();
  });

  it('has the type that the browser wrote', async () => {
    decodes({ width: 4000, height: 3000 }, new Blob(['y'], { type: 'image/png' }));
    const sent = await smallerPicture(new File(['x'.repeat(40)], 'a.webp', { type: 'image/webp' }));
    expect(sent.type).toBe('image/png');
  });

  it.each([
    ['is small', { width: 1600, height: 900 }, new Blob(['y'])],
    ['would become no lighter', { width: 4000, height: 3000 }, new Blob(['y'.repeat(1000)])],
    ['cannot be written', { width: 4000, height: 3000 }, null],
  ])('stays as it is when it %s', async (_, size, written) => {
    decodes(size, written);
    const file = photo();
    expect(await smallerPicture(file)).toBe(file);
    expect(close).toHaveBeenCalledOnce();
  });

  it('stays as it is when it moves', async () => {
    decodes({ width: 4000, height: 3000 }, new Blob(['y']));
    const moving = new File(['RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0'], 'a.webp', { type: 'image/webp' });
    expect(await smallerPicture(moving)).toBe(moving);
  });

  it('stays as it is when the browser cannot decode it', async () => {
    vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('no picture')));
    const file = photo();
    expect(await smallerPicture(file)).toBe(file);
  });
});
