import { expect, it } from 'vitest';
import { tokenInFragment } from '#shared/access/token-in-fragment.ts';

it('the token of a share link is the value of `token` in its fragment', () => {
  expect(tokenInFragment('#token=a-b_c')).toBe('a-b_c');
  expect(tokenInFragment('token=a-b_c')).toBe('a-b_c');
  expect(tokenInFragment('#lang=it&token=a-b_c')).toBe('a-b_c');
  for (const fragment of ['', '#', '#other=a', '##token=a']) expect(tokenInFragment(fragment)).toBeNull();
});
