import { graphqlHandler } from '#lambdas/graphql.ts';
import { listGuidedTestPhases } from './list-guided-test-phases.ts';
import { listGuidedTestVersions } from './list-guided-test-versions.ts';
import { listReplacedGuidedTestDrafts } from './list-replaced-guided-test-drafts.ts';
import { publishGuidedTest } from './publish-guided-test.ts';
import { readCheckedCatalogue } from './read-checked-catalogue.ts';
import { readEditedGuidedTest } from './read-edited-guided-test.ts';
import { readGuidedTest } from './read-guided-test.ts';
import { saveGuidedTestDraft } from './save-guided-test-draft.ts';

export const operations = {
  'Query.guidedTest': readGuidedTest,
  'Query.guidedTestPhases': listGuidedTestPhases,
  'Query.checkedCatalogue': readCheckedCatalogue,
  'Query.editedGuidedTest': readEditedGuidedTest,
  'Query.guidedTestVersions': listGuidedTestVersions,
  'Query.replacedGuidedTestDrafts': listReplacedGuidedTestDrafts,
  'Mutation.saveGuidedTestDraft': saveGuidedTestDraft,
  'Mutation.publishGuidedTest': publishGuidedTest,
};

export const handler = graphqlHandler(operations);
