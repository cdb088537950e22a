import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuildNeeded, isInstallNeeded, nodeProblem } from '#infra/set-up.mjs';
import { hashOf } from '#infra/stamps.mjs';

describe('the version of Node', () => {
  it.each(['v20.19.0', 'v20.20.1', 'v22.0.0', 'v24.21.0'])('takes %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['v18.20.4', 'v20.18.9'])('says what to do with %s', (version) => {
    expect(nodeProblem(version)).toContain('nodejs.org');
  });
});

describe('whether packages must be installed', () => {
  const installed = { lockHash: 'a', stampedHash: 'a', lockTime: 1000, installedTime: 2000 };

  it('installs when nothing is installed', () => {
    expect(isInstallNeeded({ ...installed, installedTime: undefined })).toBe(true);
  });

  it('does not install again what came from the same lockfile, even when a checkout has touched the file', () => {
    expect(isInstallNeeded({ ...installed, lockTime: 3000 })).toBe(false);
  });

  it('installs when the lockfile has changed since', () => {
    expect(isInstallNeeded({ ...installed, lockHash: 'b', lockTime: 3000 })).toBe(true);
  });

  it('accepts an installation by hand after the lockfile changed', () => {
    expect(isInstallNeeded({ ...installed, lockHash: 'b', stampedHash: undefined })).toBe(false);
  });
});

describe('whether the web app must be built', () => {
  const built = { sourcesHash: 'a', builtFromHash: 'a', isBuilt: true };

  it.each([
    ['is built from these sources', {}, false],
    ['is not there', { isBuilt: false }, true],
    ['is built from other sources', { builtFromHash: 'b' }, true],
    ['was built by an interrupted build', { builtFromHash: undefined }, true],
  ])('decides by the sources when the app %s', (_case, change, needed) => {
    expect(isBuildNeeded({ ...built, ...change })).toBe(needed);
  });
});

describe('the hash of the sources', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'a folder with spaces '));
    await mkdir(join(folder, 'web/pages'), { recursive: true });
    await writeFile(join(folder, 'web/pages/home.tsx'), 'home');
    await writeFile(join(folder, 'package-lock.json'), '{}');
  });

  afterEach(() => rm(folder, { recursive: true }));

  const hash = () => hashOf(['web', 'package-lock.json', 'not-there'], folder);

  it('stays the same when only the time of a file changes', async () => {
    const before = hash();
    await utimes(join(folder, 'package-lock.json'), 1, 1);
    expect(hash()).toBe(before);
  });

  it('changes with the content of a file', async () => {
    const before = hash();
    await writeFile(join(folder, 'web/pages/home.tsx'), 'another home');
    expect(hash()).not.toBe(before);
  });

  it('changes when a file gets another name', async () => {
    const before = hash();
    await rename(join(folder, 'web/pages/home.tsx'), join(folder, 'web/pages/start.tsx'));
    expect(hash()).not.toBe(before);
  });
});
