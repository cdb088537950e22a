import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf, queryPage, unexpired } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { check, put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import { normalise } from '#shared/guided-test/normalise.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import { type ConfigSize, sizeOf } from '#shared/guided-test/size-of.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

/** The published version, for readers. */
export type GuidedTestPointer = { version: number; publishedAt: string; publishedBy: string };
/** A line of the list of versions; those written before `replaced` was kept have none. */
type GuidedTestVersion = GuidedTestPointer & Omit<ConfigSize, 'replaced'> & Partial<ConfigSize>;
/** The unpublished edits; `version` is the published one that they were begun on. */
type GuidedTestDraft = {
  revision: number;
  version: number;
  lastSaved: string;
  savedBy: string;
  config: unknown;
};
/** A draft that something else took the place of, `at` a time and `by` a user. */
type ReplacedDraft = Omit<GuidedTestDraft, 'revision'> & { at: string; by: string };
/**
 * The state that edits started from: the revision of the draft, if there was one, and the published version. `keeps`:
 * that draft is kept, to be restored.
 */
type GuidedTestBase = { revision: number | null; version: number; keeps?: boolean };

/** Days that a replaced draft is kept. */
const days = 400;

const pointerKey = { pk: partitions.pointer, sk: sorts.guidedTest };
const draftKey = { pk: partitions.pointer, sk: sorts.guidedTestDraft };
/** Versions sort as text. */
const sortOf = (version: number) => sorts.version(padded(version));
const configKey = (version: number) => ({ pk: partitions.published(sorts.guidedTest), sk: sortOf(version) });
const versionKey = (version: number) => ({ pk: partitions.versions(sorts.guidedTest), sk: sortOf(version) });

/** The published version; none before the first publishing. */
export async function readGuidedTestPointer(): Promise<GuidedTestPointer | undefined> {
  // Written by writeGuidedTestVersion below.
  return (await readItem(pointerKey)) as GuidedTestPointer | undefined;
}

/** A published configuration as it was stored; versions are never changed. */
export async function readGuidedTestVersion(version: number): Promise<unknown> {
  const item = await readItem(configKey(version));
  return item?.config instanceof Uint8Array ? unpacked(item.config) : undefined;
}

export async function readGuidedTestDraft(): Promise<GuidedTestDraft | undefined> {
  const item = await readItem(draftKey);
  if (!(item?.config instanceof Uint8Array)) return undefined;
  // Written by writeGuidedTestDraft below.
  return { ...(item as GuidedTestDraft), config: await unpacked(item.config) };
}

/** The newest versions before one, the newest first. */
export async function listGuidedTestVersions(before: number, most: number): Promise<GuidedTestVersion[]> {
  const items = await queryPage({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': versionKey(0).pk, ':first': sortOf(0), ':last': sortOf(before - 1) },
    ScanIndexForward: false,
    Limit: most,
  });
  // Written by writeGuidedTestVersion below.
  return items as GuidedTestVersion[];
}

/** The drafts that were replaced last, the newest first. */
export async function listReplacedDrafts(now: Date, most: number): Promise<ReplacedDraft[]> {
  const items = await itemsOf(versionKey(0).pk, {
    ...unexpired(now),
    prefix: sorts.replacedDraft.prefix,
    ScanIndexForward: false,
  });
  // Written by replacedWrites below.
  const drafts = items.slice(0, most) as (ReplacedDraft & { config: Uint8Array })[];
  return Promise.all(drafts.map(async (draft) => ({ ...draft, config: await unpacked(draft.config) })));
}

/** The write that keeps the draft of `base`, where it is to be kept and `next` is another. */
async function replacedWrites(base: GuidedTestBase, next: GuidedTestConfig, at: string, by: string) {
  const draft = base.keeps ? await readGuidedTestDraft() : undefined;
  // The write that comes with this one is refused for a draft of another revision.
  if (draft?.revision !== base.revision || !draft) return [];
  const config = normalise(draft.config);
  if (isSameConfig(config, next)) return [];
  const { version, lastSaved, savedBy } = draft;
  const ttl = ttlAfter(at, days);
  const kept = { version, lastSaved, savedBy, at, by, ttl, config: await packed(config) };
  return [put({ Item: { pk: versionKey(0).pk, sk: sorts.replacedDraft(at), ...kept } })];
}

/** Nobody saved or published since the edits started. */
const draftIs = ({ revision, version }: GuidedTestBase, orGone = '') =>
  revision === null
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: `(revision = :revision AND #version = :version)${orGone}`,
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':revision': revision, ':version': version },
      };
const publishedIs = (version: number) => stillAs('version', version || undefined);

type SavedBy = Pick<GuidedTestDraft, 'lastSaved' | 'savedBy'>;

/** The write of `config` as the next draft, of `version` when one is published with it. */
export const draftWrite = async (
  base: GuidedTestBase,
  config: GuidedTestConfig,
  by: SavedBy,
  version = base.version,
) =>
  put({
    Item: {
      ...draftKey,
      ...by,
      revision: (base.revision ?? 0) + 1,
      version,
      config: await packed(config),
    },
    ...draftIs(base),
  });

/** Saves a draft; `conflict` after another save or publishing since `base`. */
export async function writeGuidedTestDraft(
  base: GuidedTestBase,
  config: GuidedTestConfig,
  by: SavedBy,
): Promise<void> {
  await transact([
    await draftWrite(base, config, by),
    ...(await replacedWrites(base, config, by.lastSaved, by.savedBy)),
    check({ Key: pointerKey, ...publishedIs(base.version) }),
  ]);
}

/** The writes of `config` as the version after `version`, which must still be the published one. */
export async function versionWrites(
  version: number,
  config: GuidedTestConfig,
  by: Omit<GuidedTestPointer, 'version'>,
) {
  const pointer = { version: version + 1, ...by };
  return [
    put({
      Item: { ...configKey(pointer.version), config: await packed(config) },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
    put({ Item: { ...versionKey(pointer.version), ...pointer, ...sizeOf(config) } }),
    put({ Item: { ...pointerKey, ...pointer }, ...publishedIs(version) }),
  ];
}

/** Publishes a configuration and removes the draft it was, if it is still there, all or nothing (WED-071, WED-072). */
export async function writeGuidedTestVersion(
  base: GuidedTestBase,
  config: GuidedTestConfig,
  by: Omit<GuidedTestPointer, 'version'>,
): Promise<void> {
  await transact([
    ...(await versionWrites(base.version, config, by)),
    ...(await replacedWrites(base, config, by.publishedAt, by.publishedBy)),
    remove({ Key: draftKey, ...draftIs(base, ' OR attribute_not_exists(pk)') }),
  ]);
}
