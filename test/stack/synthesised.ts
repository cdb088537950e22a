import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { Fields } from '#infra/constructs/answers.ts';
import type { Manifest } from '#infra/constructs/functions.ts';
import type { Installation } from '#infra/installation.ts';
import { providers } from '#infra/providers.ts';
import { PreventiviStack } from '#infra/stack.ts';
import type { Stage } from '#infra/stage.ts';
import { functions } from '#lambdas/manifest.ts';

export type Resource = { Type: string; Properties: Record<string, unknown> } & Record<string, unknown>;

/** Folders as a build leaves them, with next to nothing inside. */
export function stubbedBuild(manifest: Manifest = functions) {
  const root = mkdtempSync(join(tmpdir(), 'preventivi-stack-'));
  const built = { functions: join(root, 'functions'), website: join(root, 'web') };
  for (const name of [...Object.keys(manifest), ...Object.keys(providers)]) {
    mkdirSync(join(built.functions, name), { recursive: true });
    writeFileSync(join(built.functions, name, 'index.cjs'), `// ${name}`);
  }
  for (const folder of ['assets', 'flags', '.vite'])
    mkdirSync(join(built.website, folder), { recursive: true });
  const files = ['assets/a.js', 'assets/a.css', 'assets/a.woff2', 'flags/it.svg', '.vite/manifest.json'];
  for (const file of [...files, 'favicon.svg', 'layers.css', 'index.html']) {
    writeFileSync(join(built.website, file), '');
  }
  return { root, built };
}

type Chosen = { manifest?: Manifest; fields?: Fields } & Omit<Partial<Installation>, 'stage'>;

const made = new Map<string, ReturnType<typeof synthesise>>();

/**
 * The stack of a stage as CloudFormation would get it; files of a worker share it. The library's own check of it is
 * left to `npm run synth`.
 */
export function synthesised(stage: Stage, chosen: Chosen = {}): ReturnType<typeof synthesise> {
  const key = JSON.stringify([stage, chosen]);
  const stack = made.get(key) ?? synthesise(stage, chosen);
  made.set(key, stack);
  return stack;
}

function synthesise(stage: Stage, { manifest, ...chosen }: Chosen) {
  const { root, built } = stubbedBuild(manifest);
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const quick = { 'aws:cdk:bundling-stacks': [], '@aws-cdk/core:validateAgainstDefaultRules': false };
  const folder = join(root, 'cdk.out');
  const app = new App({ outdir: folder, context: { ...context, ...quick } });
  const stack = new PreventiviStack(app, `preventivi-${stage}`, { stage, built, manifest, ...chosen });
  const main = templateOf(stack);
  const inside = (name: string): TemplateJson => {
    // The library names its constructs, not their classes.
    const found = stack.node.tryFindChild(name) as NestedStack | undefined;
    return found ? templateOf(found) : { Resources: {} };
  };
  const inner = { Work: inside('Work'), Answers: inside('Answers'), Watch: inside('Watch') };
  const [work, answers, watch] = [
    filled(main, inner, 'Work'),
    filled(main, inner, 'Answers'),
    filled(main, inner, 'Watch'),
  ];
  // The stack of alarms stays apart: it holds nothing that runs.
  const Resources = { ...main.Resources, ...work.Resources, ...answers.Resources };
  const template = Template.fromJSON({ ...main, Resources });
  const stacks = { main, work, answers, watch };
  return { app, folder, stack, template, watch: Template.fromJSON(watch), stacks };
}

export type TemplateJson = {
  Resources: Record<string, Resource>;
  Parameters?: Record<string, unknown>;
  Outputs?: Record<string, { Value: unknown }>;
};

/** The library's own words for a template are `any`. */
const templateOf = (stack: Stack): TemplateJson => Template.fromStack(stack).toJSON() as TemplateJson;

type Inner = Record<string, TemplateJson>;

/** A stack inside the stack; what it is given of the others is put in its place. */
function filled(main: TemplateJson, inner: Inner, name: string): TemplateJson {
  const own = inner[name] ?? { Resources: {} };
  const given = main.Resources[nestedIdOf(main, name)]?.Properties.Parameters as Record<string, unknown>;
  const put = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(put);
    if ('Ref' in value && typeof value.Ref === 'string' && given?.[value.Ref]) return put(given[value.Ref]);
    const output = 'Fn::GetAtt' in value && outputOf(main, inner, value['Fn::GetAtt']);
    return output || Object.fromEntries(Object.entries(value).map(([key, each]) => [key, put(each)]));
  };
  return { ...own, Resources: put(own.Resources) as TemplateJson['Resources'] };
}

/** The value of another inner stack's output. */
function outputOf(main: TemplateJson, inner: Inner, got: unknown): unknown {
  const [id, attribute] = [got].flat().map(String);
  if (!attribute?.startsWith('Outputs.')) return undefined;
  const from = Object.keys(inner).find((name) => nestedIdOf(main, name) === id);
  return from && inner[from]?.Outputs?.[attribute.replace('Outputs.', '')]?.Value;
}

const nestedIdOf = ({ Resources }: TemplateJson, name: string) =>
  Object.keys(Resources).find((id) => id.startsWith(`${name}NestedStack`)) ?? '';

/** The properties of all resources of a type, by logical id. */
export const propertiesOf = (template: Template, type: string): Record<string, Resource['Properties']> =>
  Object.fromEntries(
    Object.entries(template.findResources(type)).map(([id, { Properties }]) => [id, Properties]),
  );

/** The one resource of a type. */
export function onlyOne(template: Template, type: string): Resource {
  const [only, ...others] = Object.values(template.findResources(type));
  if (!only || others.length > 0) throw new Error(`There are ${others.length + (only ? 1 : 0)} of ${type}.`);
  const { Type, Properties, ...rest } = only;
  return { Type, Properties, ...rest };
}

/** A value of the template as one reads it: references by the name of what they mean, joined texts joined. */
export function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(shown).join(', ');
  const [[word, of] = ['', undefined]] = Object.entries(value);
  const parts: unknown[] = Array.isArray(of) ? of : [of];
  if (word === 'Fn::Join' && Array.isArray(parts[1])) return parts[1].map(shown).join(String(parts[0]));
  if (word === 'Fn::GetAtt') return `${named(parts[0])}.${parts[1]}`;
  if (word === 'Ref') return named(of);
  if (word === 'Fn::Select' || word === 'Fn::Split') return shown(parts[1]);
  return String(Object.values(value).map(shown));
}

/** The resources of a statement, always in the same order. */
export const resourcesOf = ({ Resource }: Statement) => [Resource].flat().map(shown).toSorted().join(', ');

/** The name in a logical id, which ends in a hash. */
export const named = (id: unknown) => String(id).replace(/[0-9A-F]{8}$/, '');

export type Statement = {
  Effect: string;
  Action: unknown;
  Resource: unknown;
  NotResource?: unknown;
  Condition?: object;
};
type Document = { Statement: Statement[] };

/** The statements of roles, by the logical id of the role or of its policy. */
export function statementsOf(template: Template): [id: string, Statement][] {
  const policies = Object.entries(propertiesOf(template, 'AWS::IAM::Policy')).map(
    ([id, { PolicyDocument }]) => [id, PolicyDocument as Document] as const,
  );
  const inline = Object.entries(propertiesOf(template, 'AWS::IAM::Role')).flatMap(([id, { Policies = [] }]) =>
    (Policies as { PolicyDocument: Document }[]).map(({ PolicyDocument }) => [id, PolicyDocument] as const),
  );
  return [...policies, ...inline].flatMap(([id, document]) =>
    document.Statement.map((statement): [string, Statement] => [id, statement]),
  );
}
