// Commands that need the AWS CDK: building first, and the arguments that the project adds.
import { existsSync } from 'node:fs';
import { readDeployment } from './deployment-arguments.mjs';

/** Where a deployment leaves the addresses of what it made; the other stage keeps its own. */
export const outputsFileOf = (stage) => `dist/outputs-${stage}.json`;

/** The folders that a synthesis reads; without them the stack cannot even be named for its removal. */
const builtFolders = ['dist/functions', 'dist/web'];

/** The stage `dev` shows the ribbon of development. */
const modeOf = (stage) => (stage === 'prod' ? 'production' : 'development');

/** Commands that build the functions for Lambda. */
const shipping = ['build', 'bootstrap', 'synth', 'deploy', 'destroy'];

/** Why a command cannot run on Windows: its files know no right to be run, which Chromium needs in Lambda. */
export function platformProblem(platform, command) {
  if (platform !== 'win32' || !shipping.includes(command)) return undefined;
  return `Windows would ship a browser that Lambda cannot start, and no PDF. Run npm run ${command} in WSL 2, on Linux or on macOS.`;
}

/** Throws for an installation whose data is not to be removed by a command. */
function requireRemovable(stage) {
  if (stage !== 'prod') return;
  throw new Error(
    'prod is not taken down by a command: its table, users and files are protected. docs/deploy.md says how to end it.',
  );
}

/**
 * The commands of set-up that hand over to the CDK. `build` takes a mode, `cdk` the arguments of its program;
 * `checkPackages` ends with an error when a known weakness would be deployed, `checkArguments` when the stack would
 * refuse its options. `preflight` ends with one when the deployment cannot work, and says whether it is the first.
 */
export function cdkCommands({
  build,
  cdk,
  checkArguments,
  checkPackages,
  preflight,
  isBuilt = () => builtFolders.every((each) => existsSync(each)),
}) {
  const buildWhenMissing = async (stage) => {
    if (!isBuilt()) await build(modeOf(stage));
  };
  return {
    /** The program reads the app even here, where account and region are all it needs of it. */
    async bootstrap(args) {
      const { stage, cdkArguments } = readDeployment(args);
      await checkArguments(args);
      await buildWhenMissing(stage);
      await cdk('bootstrap', ...cdkArguments);
    },
    async synth(args) {
      const { stage, cdkArguments } = readDeployment(args);
      await checkArguments(args);
      await build(modeOf(stage));
      await cdk('synth', '--quiet', ...cdkArguments);
    },
    async deploy(args) {
      const { stage, cdkArguments } = readDeployment(args);
      await checkPackages();
      const { isFirst } = await preflight(args);
      await build(modeOf(stage));
      const deployment = ['deploy', '--outputs-file', outputsFileOf(stage), ...cdkArguments];
      // The CDK protects a stack before it makes it, and cannot undo a protected one that failed.
      if (isFirst && stage === 'prod') await cdk(...deployment, '-c', 'protection=none');
      await cdk(...deployment);
    },
    async destroy(args) {
      const { stage, cdkArguments } = readDeployment(args);
      requireRemovable(stage);
      await checkArguments(args);
      await buildWhenMissing(stage);
      await cdk('destroy', ...cdkArguments);
    },
  };
}
