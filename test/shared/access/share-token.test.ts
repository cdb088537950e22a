import { expect, it } from 'vitest';
import { shareToken } from '#shared/access/share-token.ts';

it('the token of a share link is the value of `token` in its fragment', () => {
  expect(shareToken('#token=a-b_c')).toBe('a-b_c');
  expect(shareToken('token=a-b_c')).toBe('a-b_c');
  expect(shareToken('#lang=it&token=a-b_c')).toBe('a-b_c');
  for (const fragment of ['', '#', '#other=a', '##token=a']) expect(shareToken(fragment)).toBeNull();
});
