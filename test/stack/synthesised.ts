import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type NestedStack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
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

type Chosen = { manifest?: Manifest } & Omit<Partial<Installation>, 'stage'>;

/** The stack of a stage as CloudFormation would get it. The library's own check of it is left to `npm run synth`. */
export function synthesised(stage: Stage, { manifest, ...chosen }: Chosen = {}) {
  const { root, built } = stubbedBuild(manifest);
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const quick = { 'aws:cdk:bundling-stacks': [], '@aws-cdk/core:validateAgainstDefaultRules': false };
  const folder = join(root, 'cdk.out');
  const app = new App({ outdir: folder, context: { ...context, ...quick } });
  const stack = new PreventiviStack(app, `preventivi-${stage}`, { stage, built, manifest, ...chosen });
  return { app, folder, stack, template: Template.fromStack(stack) };
}

type Synthesised = Pick<ReturnType<typeof synthesised>, 'stack' | 'template'>;

/** Alarms and the dashboard, a stack inside the stack: what it is given of the stack around it is put in its place. */
export function watchOf({ stack, template }: Synthesised): Template {
  // The library names its constructs, not their classes.
  const inner = Template.fromStack(stack.node.findChild('Watch') as NestedStack).toJSON();
  const { Parameters: given } = onlyOne(template, 'AWS::CloudFormation::Stack').Properties as {
    Parameters: Record<string, unknown>;
  };
  const text = JSON.stringify({ ...inner, Parameters: undefined });
  const put = text.replace(/\{"Ref":"(\w+)"\}/g, (whole, name) => JSON.stringify(given[name]) ?? whole);
  return Template.fromJSON(JSON.parse(put));
}

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
