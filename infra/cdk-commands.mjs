// Commands that need the AWS CDK: building first, and the arguments that the project adds.
import { existsSync } from 'node:fs';

/** Where a deployment leaves the addresses of what it made; the other stage keeps its own. */
export const outputsFileOf = (stage) => `dist/outputs-${stage}.json`;

/** The folders that a synthesis reads; without them the stack cannot even be named for its removal. */
const builtFolders = ['dist/functions', 'dist/web'];

const isProd = (args) => args.some((arg) => /(^|=|-c)stage=prod$/.test(arg));

/** The stage `dev`, which cdk takes when none is named, shows the ribbon of development. */
export const modeOf = (args) => (isProd(args) ? 'production' : 'development');

/** Throws for an installation whose data is not to be removed by a command. */
function requireRemovable(args) {
  if (!isProd(args)) return;
  throw new Error(
    'prod is not taken down by a command: its table, users and files are protected. docs/deploy.md says how to end it.',
  );
}

/**
 * The commands of set-up that hand over to the CDK. `build` takes a mode, `cdk` the arguments of its program;
 * `checkPackages` ends with an error when a known weakness would be deployed.
 */
export function cdkCommands({
  build,
  cdk,
  checkPackages,
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
      await build(modeOf(args));
      await cdk('deploy', '--outputs-file', outputsFileOf(isProd(args) ? 'prod' : 'dev'), ...args);
    },
    async destroy(args) {
      requireRemovable(args);
      await buildWhenMissing(args);
      await cdk('destroy', ...args);
    },
  };
}
