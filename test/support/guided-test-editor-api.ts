import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

export type AnsweredGuidedTest = {
  source: 'DRAFT' | 'PUBLISHED' | 'BUILT_IN';
  config: string;
  revision: number | null;
  lastSaved: string | null;
  savedBy: string | null;
  published: string;
  version: number;
  publishedAt: string | null;
  publishedBy: string | null;
};
export type AnsweredVersion = {
  version: number;
  publishedAt: string | null;
  publishedBy: string | null;
  questions: number;
  answers: number;
  phases: number;
};

const fields = 'source config revision lastSaved savedBy published version publishedAt publishedBy';

export const askGuidedTest = (who: Who) =>
  graphql<{ editedGuidedTest: AnsweredGuidedTest }>(who, `{ editedGuidedTest { ${fields} } }`);
export const readEditedGuidedTest = async (who: Who = 'superUser') =>
  answered(await askGuidedTest(who)).editedGuidedTest;

type Base = Pick<AnsweredGuidedTest, 'revision' | 'version'> & { keeps?: boolean };
const draftOf = ({ revision, version, keeps }: Base, config: GuidedTestConfig | string | null) => ({
  config: typeof config === 'object' && config !== null ? JSON.stringify(config) : config,
  revision,
  version,
  keeps,
});

export const saveDraft = (who: Who, base: Base, config: GuidedTestConfig | string | null) =>
  graphql<{ saveGuidedTestDraft: AnsweredGuidedTest }>(
    who,
    `mutation ($draft: GuidedTestDraftInput!) { saveGuidedTestDraft(draft: $draft) { ${fields} } }`,
    { draft: draftOf(base, config) },
  );

export const publish = (who: Who, base: Base, config: GuidedTestConfig | string | null) =>
  graphql<{ publishGuidedTest: AnsweredGuidedTest }>(
    who,
    `mutation ($draft: GuidedTestDraftInput!) { publishGuidedTest(draft: $draft) { ${fields} } }`,
    { draft: draftOf(base, config) },
  );

/** The guided test of users: the newest version, or an older one. */
export const guidedTest = (who: Who, version?: number) =>
  graphql<{ guidedTest: { version: number; config: string } }>(
    who,
    'query ($version: Int) { guidedTest(version: $version) { version config } }',
    { version },
  );

export const listVersions = async (before?: number): Promise<AnsweredVersion[]> =>
  answered(
    await graphql<{ guidedTestVersions: AnsweredVersion[] }>(
      'superUser',
      `query ($before: Int) {
        guidedTestVersions(before: $before) { version publishedAt publishedBy questions answers phases }
      }`,
      { before },
    ),
  ).guidedTestVersions;

export type AnsweredReplacedDraft = Omit<AnsweredVersion, 'publishedAt' | 'publishedBy'> & {
  savedBy: string;
  lastSaved: string;
  by: string;
  at: string;
  config: string;
};
export const replacedGuidedTestDrafts = async (): Promise<AnsweredReplacedDraft[]> =>
  answered(
    await graphql<{ replacedGuidedTestDrafts: AnsweredReplacedDraft[] }>(
      'superUser',
      `{ replacedGuidedTestDrafts {
        version savedBy lastSaved by at questions answers phases config
      } }`,
    ),
  ).replacedGuidedTestDrafts;

/** Data of a check for one price list, or for all. */
export const checkedCatalogue = (who: Who, pricelist?: string) =>
  graphql<{ checkedCatalogue: { phases: { id: string }[]; products: string[] } }>(
    who,
    'query ($pricelist: ID) { checkedCatalogue(pricelist: $pricelist) { phases { id } products } }',
    { pricelist },
  );
