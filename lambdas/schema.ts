import { readFileSync } from 'node:fs';
import { type DocumentNode, Kind, type ObjectTypeDefinitionNode, parse, print, visit } from 'graphql';
import type { FunctionSpec } from './function-spec.ts';
import { functions } from './manifest.ts';

const roots = ['Query', 'Mutation', 'Subscription'];

const documents = Object.entries(functions as Record<string, FunctionSpec>).flatMap(([name, { trigger }]) =>
  'graphql' in trigger ? [{ name, document: parse(readFileSync(trigger.graphql, 'utf8')) }] : [],
);

const isRoot = (node: DocumentNode['definitions'][number]): node is ObjectTypeDefinitionNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION && roots.includes(node.name.value);

/** Which function answers each root field. */
export const fields = documents.flatMap(({ name, document }) =>
  document.definitions.filter(isRoot).flatMap((root) =>
    (root.fields ?? []).map((field) => ({
      functionName: name,
      typeName: root.name.value,
      fieldName: field.name.value,
    })),
  ),
);

/** Descriptions are for readers of the files: AppSync's parser has failed on some of them. */
const withoutDescriptions = (document: DocumentNode): DocumentNode =>
  visit(document, {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });

/** The one schema AppSync needs: the areas' files joined, their root types merged. */
export function mergedSchema(): string {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const merged = roots.flatMap((root) => {
    const parts = definitions.filter(isRoot).filter((node) => node.name.value === root);
    const [first] = parts;
    return first ? [{ ...first, fields: parts.flatMap((part) => part.fields ?? []) }] : [];
  });
  return print(
    withoutDescriptions({
      kind: Kind.DOCUMENT,
      definitions: [...definitions.filter((node) => !isRoot(node)), ...merged],
    }),
  );
}
