import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isEnumType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { FunctionSpec } from '#lambdas/function-spec.ts';
import { functions } from '#lambdas/manifest.ts';
import { fields, mergedSchema } from '#lambdas/schema.ts';
import { permissions } from '#shared/access/permissions.ts';
import { editedFields } from '#shared/editing/header-fields.ts';
import { jobKinds } from '#shared/schemas/job.ts';
import { apiSchema } from '#test/support/api-document.ts';

/** The folders of the entries are the manifest's to know, so the address is not one Vite can see. */
const load = (entry: string) => import(/* @vite-ignore */ pathToFileURL(resolve(entry)).href);

const all = Object.entries(functions) as [keyof typeof functions, FunctionSpec][];

beforeAll(() => {
  vi.stubEnv('TABLE_NAME', 'manifest-test');
  vi.stubEnv('AWS_REGION', 'eu-central-1');
});

describe('the manifest', () => {
  it.each(all)('%s has an entry that exports a handler', async (_, { entry }) => {
    expect(existsSync(entry)).toBe(true);
    const module = await load(entry);
    expect(module.handler).toBeTypeOf('function');
  });

  it.each(all.filter(([, { trigger }]) => 'graphql' in trigger))(
    '%s answers every field of its schema and no other',
    async (name, { entry }) => {
      const { operations } = await load(entry);
      const declared = fields.filter(({ functionName }) => functionName === name);
      expect(Object.keys(operations).toSorted()).toEqual(
        declared.map(({ typeName, fieldName }) => `${typeName}.${fieldName}`).toSorted(),
      );
    },
  );

  it('takes every field of a quotation that an edit may change, and knows every kind of job', () => {
    const { UpdateQuotationInput, JobKind } = apiSchema.getTypeMap();
    const taken = isInputObjectType(UpdateQuotationInput) ? UpdateQuotationInput.getFields() : {};
    expect(Object.keys(taken)).toEqual(expect.arrayContaining([...editedFields]));
    const kinds = isEnumType(JobKind) ? JobKind.getValues().map(({ name }) => name) : [];
    expect(kinds.toSorted()).toEqual([...jobKinds].toSorted());
  });

  it.each(all.filter(([, { trigger }]) => 'graphql' in trigger))(
    '%s declares a known permission for every operation',
    async (_, { entry }) => {
      const { operations } = await load(entry);
      for (const operation of Object.values<{ allow: string }>(operations)) {
        expect(Object.keys(permissions)).toContain(operation.allow);
      }
    },
  );

  it('gives every function exactly one way to be woken', () => {
    for (const [, { trigger }] of all) expect(Object.keys(trigger)).not.toHaveLength(0);
    expect(new Set(all.map(([, { entry }]) => entry)).size).toBe(all.length);
  });

  it('has two readers of the stream at most: a shard serves no more well', () => {
    expect(all.filter(([, { trigger }]) => 'stream' in trigger).length).toBeLessThanOrEqual(2);
  });

  it('joins the schemas of the areas into one', () => {
    expect(mergedSchema().match(/^type Query /gm)).toHaveLength(1);
  });
});
