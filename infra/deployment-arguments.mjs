// The arguments of a deployment, read in one place: what is judged and built is what the CDK deploys.
import { readArguments } from './arguments.mjs';

/** The names of `-c name=value`: the stage, and the options that each deployment repeats. */
export const contextNames = [
  'stage',
  'domain',
  'certificate',
  'mailSender',
  'pushSecret',
  'pushSecretVersion',
  'data',
  'firewall',
  'watch',
];

const ourOptions = {
  context: { type: 'string', short: 'c', multiple: true },
  stage: { type: 'string', multiple: true },
  'accept-changes': { type: 'boolean' },
  report: { type: 'string' },
};

/** The CDK takes any option without a word, so these are all that reach it. None changes what is deployed. */
const cdkOptions = {
  profile: { type: 'string' },
  'require-approval': { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  force: { type: 'boolean', short: 'f' },
  'role-arn': { type: 'string', short: 'r' },
  'cloudformation-execution-policies': { type: 'string', multiple: true },
  'no-rollback': { type: 'boolean' },
  output: { type: 'string', short: 'o' },
  progress: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  verbose: { type: 'boolean', short: 'v', multiple: true },
  debug: { type: 'boolean' },
  ci: { type: 'boolean' },
  'no-color': { type: 'boolean' },
};

/** Throws with the words that correct the arguments. `--stage dev` is the same as `-c stage=dev`. */
export function readDeployment(args) {
  const options = { ...ourOptions, ...cdkOptions };
  const { values, tokens } = readArguments({ args: [...args], options, tokens: true });
  const stages = (values.stage ?? []).map((stage) => `stage=${stage}`);
  const context = contextOf([...stages, ...(values.context ?? [])]);
  const forCdk = tokens.filter(({ name }) => name && Object.hasOwn(cdkOptions, name));
  return {
    stage: context.get('stage'),
    context,
    profile: values.profile,
    report: values.report,
    acceptsChanges: values['accept-changes'] ?? false,
    cdkArguments: [
      ...[...context].flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ...forCdk.map(({ name, value }) => (value === undefined ? `--${name}` : `--${name}=${value}`)),
    ],
  };
}

function contextOf(pairs) {
  const context = new Map();
  for (const pair of pairs) {
    const [name, ...rest] = pair.split('=');
    const value = rest.join('=');
    requireKnown(name);
    if (value === '') throw new Error(`-c ${name} has no value: -c ${name}=…`);
    const before = context.get(name) ?? value;
    if (before !== value) throw new Error(`${name} is both ${before} and ${value}: give it once.`);
    context.set(name, value);
  }
  if (!context.has('stage')) context.set('stage', 'dev');
  return context;
}

function requireKnown(name) {
  if (contextNames.includes(name)) return;
  if (name === 'protection') {
    throw new Error('-c protection is for the first pass of a prod, which the command itself deploys.');
  }
  throw new Error(`Unknown option '-c ${name}'. Known are ${contextNames.join(', ')}.`);
}
