// Commands that need the AWS CDK: building first, and the arguments that the project adds.
import { existsSync } from 'node:fs';

/** Where a deployment leaves the addresses of what it made; the other stage keeps its own. */
export const outputsFileOf = (stage) => `dist/outputs-${stage}.json`;

/** The folders that a synthesis reads; without them the stack cannot even be named for its removal. */
const builtFolders = ['dist/functions', 'dist/web'];

const isProd = (args) => args.some((arg) => /(^|=|-c)stage=prod$/.test(arg));

/** The stage `dev`, which cdk takes when none is named, shows the ribbon of development. */
export const modeOf = (args) => (isProd(args) ? 'production' : 'development');

/** Commands that build the functions for Lambda. */
const shipping = ['build', 'bootstrap', 'synth', 'deploy', 'destroy'];

/** Why a command cannot run on Windows: its files know no right to be run, which Chromium needs in Lambda. */
export function platformProblem(platform, command) {
  if (platform !== 'win32' || !shipping.includes(command)) return undefined;
  return `Windows would ship a browser that Lambda cannot start, and no PDF. Run npm run ${command} in WSL 2, on Linux or on macOS.`;
}

/** Throws for an installation whose data is not to be removed by a command. */
function requireRemovable(args) {
  if (!isProd(args)) return;
  throw new Error(
    'prod is not taken down by a command: its table, users and files are protected. docs/deploy.md says how to end it.',
  );
}

/** An argument for the preflight alone: the CDK would refuse it. */
const acceptChanges = '--accept-changes';

/**
 * The commands of set-up that hand over to the CDK. `build` takes a mode, `cdk` the arguments of its program;
 * `checkPackages` ends with an error when a known weakness would be deployed. `preflight` ends with one when the
 * deployment cannot work, and says whether it is the first.
 */
export function cdkCommands({
  build,
  cdk,
  checkPackages,
  preflight,
  isBuilt = () => builtFolders.every((each) => existsSync(each)),
}) {
  const buildWhenMissing = async (args) => {
    if (!isBuilt()) await build(modeOf(args));
  };
  return {
    /** The program reads the app even here, where account and region are all it needs of it. */
    async bootstrap(args) {
      await buildWhenMissing(args);
      await cdk('bootstrap', ...args);
    },
    async synth(args) {
      await build(modeOf(args));
      await cdk('synth', '--quiet', ...args);
    },
    async deploy(args) {
      await checkPackages();
      const { isFirst } = await preflight(args);
      await build(modeOf(args));
      const outputs = ['--outputs-file', outputsFileOf(isProd(args) ? 'prod' : 'dev')];
      const given = args.filter((arg) => arg !== acceptChanges);
      // The CDK protects a stack before it makes it, and cannot undo a protected one that failed.
      if (isFirst && isProd(args)) await cdk('deploy', ...outputs, ...given, '-c', 'protection=none');
      await cdk('deploy', ...outputs, ...given);
    },
    async destroy(args) {
      requireRemovable(args);
      await buildWhenMissing(args);
      await cdk('destroy', ...args);
    },
  };
}
