// Plain Node without dependencies: makes a fresh clone ready, then hands over to the project's own tools.
//   node infra/set-up.mjs start|dev|build|check|test|prove|bootstrap|synth|preflight|deploy|destroy|export|import|first-super-user|canary-user|smoke [arguments]
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cdkCommands, platformProblem } from './cdk-commands.mjs';
import { hashOf, textOf, timeOf, write } from './stamps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (...parts) => join(root, ...parts);

const oldestNode = [20, 19];
const lockFile = inRoot('package-lock.json');
const installedFile = inRoot('node_modules', '.package-lock.json');
const installStamp = inRoot('node_modules', '.preventivi-installed');
const builtPage = inRoot('dist', 'web', 'index.html');
const buildStamp = inRoot('dist', '.web-built-from');
/** The sources of the web app. */
const webSources = ['web', 'shared', 'locales', 'package-lock.json', 'tsconfig.json'];

/** The advice for a Node that is too old; undefined when it is new enough. */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  const [needed, neededMinor] = oldestNode;
  if (major > needed || (major === needed && minor >= neededMinor)) return undefined;
  return `Preventivi needs Node ${oldestNode.join('.')} or newer; this is ${version}. Install a newer one from https://nodejs.org and try again.`;
}

/** Packages are current when they were installed from this very lockfile, or after it was last changed. */
export function isInstallNeeded({ lockHash, stampedHash, lockTime, installedTime }) {
  if (installedTime === undefined) return true;
  return stampedHash !== lockHash && installedTime < lockTime;
}

export function isBuildNeeded({ sourcesHash, builtFromHash, isBuilt }) {
  return !isBuilt || sourcesHash !== builtFromHash;
}

/** Runs a program in the project and ends with its code when it fails. Signals are passed on to it. */
async function run(program, args, { shell = false } = {}) {
  const path = `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: { ...process.env, PATH: path },
  });
  const pass = (signal) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, pass);
  const [code, signal] = await new Promise((ended, failed) => {
    child.on('error', failed);
    child.on('exit', (...how) => ended(how));
  });
  for (const each of signals) process.off(each, pass);
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(code ?? 1);
}

async function installWhenNeeded() {
  const lockHash = hashOf(['package-lock.json'], root);
  const state = {
    lockHash,
    stampedHash: textOf(installStamp),
    lockTime: timeOf(lockFile) ?? 0,
    installedTime: timeOf(installedFile),
  };
  if (isInstallNeeded(state)) {
    console.log('Installing the packages of the project (npm ci): a minute or two …');
    // npm says where it is; called without npm, it is found by its name.
    const npm = process.env.npm_execpath;
    if (npm) await run(process.execPath, [npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error']);
    else
      await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
        shell: process.platform === 'win32',
      });
    console.log('To check format and types before each commit: npm run hooks');
  }
  write(installStamp, lockHash);
}

/** The project's own Node 24, which came with its packages. */
function projectNode() {
  const own = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    "The project's own Node 24 is missing: its installation script did not run. Delete node_modules and run: npm ci --foreground-scripts",
  );
}

const node = (...args) => run(projectNode(), args);
const tsx = (...args) => node('--import', 'tsx', ...args);
const bin = (...path) => inRoot('node_modules', ...path);
const cdk = (...args) => node(bin('aws-cdk', 'bin', 'cdk'), ...args);

async function buildWeb(mode, logLevel = 'info') {
  const options = ['--config', 'web/vite.config.ts', '--mode', mode, '--logLevel', logLevel];
  await node(bin('vite', 'bin', 'vite.js'), 'build', ...options);
  write(buildStamp, stampFor(mode));
}

const stampFor = (mode) => `${mode} ${hashOf(webSources, root)}`;

async function buildWebWhenNeeded(mode) {
  const sourcesHash = stampFor(mode);
  if (!isBuildNeeded({ sourcesHash, builtFromHash: textOf(buildStamp), isBuilt: existsSync(builtPage) }))
    return;
  console.log('Building the web app …');
  await buildWeb(mode, 'warn');
}

async function build(mode) {
  await buildWeb(mode);
  await tsx('infra/build-functions.ts');
}

async function preflight(args) {
  const report = inRoot('dist', 'preflight.json');
  await tsx('infra/deploy/command.ts', ...args, '--report', report);
  return JSON.parse(readFileSync(report, 'utf8'));
}

const commands = {
  async start(args) {
    await buildWebWhenNeeded('development');
    await tsx('infra/local/start.ts', ...args);
  },
  dev: (args) =>
    node(
      bin('tsx', 'dist', 'cli.mjs'),
      'watch',
      '--clear-screen=false',
      'infra/local/start.ts',
      '--dev',
      ...args,
    ),
  build: () => build('production'),
  check: () => node('test/suites.mjs', 'check'),
  test: () => node('test/suites.mjs', 'all'),
  async prove(args) {
    await buildWebWhenNeeded('production');
    await tsx('test/prove/run.ts', ...args);
  },
  export: (args) => tsx('infra/backup/command.ts', 'export', ...args),
  import: (args) => tsx('infra/backup/command.ts', 'import', ...args),
  'first-super-user': (args) => tsx('infra/first-super-user.ts', ...args),
  'canary-user': (args) => tsx('infra/canary-user.ts', ...args),
  smoke: (args) => tsx('infra/smoke/command.ts', ...args),
  preflight: (args) => tsx('infra/deploy/command.ts', ...args),
  ...cdkCommands({
    build,
    cdk,
    checkArguments: (args) => tsx('infra/deploy/check-arguments.ts', ...args),
    checkPackages: () => tsx('infra/advisories/run.ts', '--deploy'),
    preflight,
  }),
};

async function main([name, ...args]) {
  const problem = nodeProblem(process.version) ?? platformProblem(process.platform, name);
  if (problem) throw new Error(problem);
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) throw new Error(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  await installWhenNeeded();
  await command(args);
}

// Tests import the decisions above without running anything.
const calledAs = process.argv[1] && realpathSync(process.argv[1]);
if (calledAs === realpathSync(fileURLToPath(import.meta.url))) {
  main(process.argv.slice(2)).catch((error) => {
    console.error(`\n${error.message}\n`);
    process.exit(1);
  });
}
