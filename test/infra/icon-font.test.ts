import { open, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { iconFont } from '#web/build/icons.ts';

it('a build leaves alone the typeface that another build is reading', async () => {
  const made = await iconFont();
  const reader = await open(made);
  try {
    await iconFont();
    expect((await reader.stat()).ino).not.toBe((await stat(made)).ino);
  } finally {
    await reader.close();
  }
});
