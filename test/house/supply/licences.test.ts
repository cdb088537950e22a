import { describe, expect, it } from 'vitest';
import { installedPackages } from '#infra/advisories/installed-packages.ts';

const installed = installedPackages();

/** Licences that only require their notice. */
const free = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
];

/** Other licences, with their packages and the reason for their use. */
const exceptions: readonly { licence: string | undefined; packages: RegExp; why: string }[] = [
  {
    licence: 'MPL-2.0',
    packages: /^(lightningcss(-.+)?|@axe-core\/playwright|axe-core)$/,
    why: 'tools only, unchanged: no build contains them',
  },
  {
    licence: 'MPL-2.0',
    packages: /^ical\.js$/,
    why: 'reads vCards in a function, unchanged: its source is the package',
  },
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource-variable\/figtree$/,
    why: 'a typeface, which may be embedded in pages and documents',
  },
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/, why: 'data of a tool, with the name of its author' },
];

/** `A OR B` needs one of them, `A AND B` both. */
const isFree = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => free.includes(part)));

const isAllowed = (name: string, licence: string | undefined): boolean =>
  (licence !== undefined && isFree(licence)) ||
  exceptions.some((one) => one.licence === licence && one.packages.test(name));

describe('every installed package', () => {
  it('has a licence that allows for its use, or a reason', () => {
    expect(installed.length).toBeGreaterThan(500);
    const others = installed.filter(({ name, licence }) => !isAllowed(name, licence));
    expect(others.map(({ name, version, licence }) => `${name}@${version}: ${licence}`)).toEqual([]);
  });

  it('is pinned by the hash of its content', () => {
    expect(installed.filter(({ hasHash }) => !hasHash).map(({ name }) => name)).toEqual([]);
  });
});

describe('licences', () => {
  it.each(['GPL-3.0-only', 'AGPL-3.0', 'SSPL-1.0', 'MIT AND GPL-2.0', undefined])(
    'are not free: %s',
    (licence) => {
      expect(isAllowed('some-package', licence)).toBe(false);
    },
  );

  it('need every exception in the list', () => {
    const needless = exceptions.filter(
      ({ licence, packages }) => !installed.some((one) => one.licence === licence && packages.test(one.name)),
    );
    expect(needless).toEqual([]);
  });
});
