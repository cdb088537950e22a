import { describe, expect, it } from 'vitest';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { uploadProblem } from '#shared/uploads/upload-problem.ts';

const image = uploadKinds['product-image'];

describe('an image of a product', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be %s up to 10 MB [OPC-30]', (type) => {
    expect(uploadProblem(image, { type, size: 10 * 1024 * 1024 })).toBeUndefined();
    expect(uploadProblem(image, { type, size: 10 * 1024 * 1024 + 1 })).toBe('size');
  });

  it.each(['image/svg+xml', 'image/gif', 'application/pdf', ''])('may not be "%s" [OPC-30]', (type) => {
    expect(uploadProblem(image, { type, size: 1 })).toBe('type');
  });

  it('is not empty', () => expect(uploadProblem(image, { type: 'image/png', size: 0 })).toBe('empty'));
});
