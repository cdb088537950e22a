import { execSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

// A hook that runs the tests has git's own variables: they name another repository.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
const author = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.com'];

let clone: string;

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'a clone with spaces '));
  mkdirSync(join(clone, 'node_modules'));
  symlinkSync(resolve('node_modules/.bin'), join(clone, 'node_modules/.bin'));
  cpSync('infra/hooks', join(clone, 'infra/hooks'), { recursive: true });
  write(
    'biome.json',
    '{ "formatter": { "indentStyle": "space" }, "vcs": { "enabled": true, "clientKind": "git" } }',
  );
  write('tsconfig.json', '{ "compilerOptions": { "strict": true, "types": [] }, "include": ["*.ts"] }');
  execSync(`git init --quiet && ${scripts.hooks}`, { cwd: clone, env });
});

afterEach(() => rmSync(clone, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(clone, name), text);

/** The words of git on a commit of one file; empty when it was made. */
function commit(name: string, text: string): string {
  write(name, text);
  spawnSync('git', ['add', name], { cwd: clone, env });
  const { status, stdout, stderr } = spawnSync('git', [...author, 'commit', '--message', 'test: a commit'], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

describe('the hook of commits, once it is switched on', () => {
  it('refuses staged files that break the format', () => {
    expect(commit('price.ts', 'export const price   = 1;\n')).toMatch(/price\.ts format/);
  });

  it('refuses types that do not fit', () => {
    expect(commit('price.ts', 'export const price: string = 1;\n')).toMatch(/TS2322/);
  });

  it('lets all other commits pass', () => {
    expect(commit('price.ts', 'export const price = 1;\n')).toBe('');
    expect(commit('notes.md', '# Notes\n')).toBe('');
  });
});
