import { graphqlHandler } from '#lambdas/graphql.ts';
import { listPhases } from './list-phases.ts';
import { listVersions } from './list-versions.ts';
import { publish } from './publish.ts';
import { readCheckedCatalogue } from './read-checked-catalogue.ts';
import { readEditedGuidedTest } from './read-edited-guided-test.ts';
import { readGuidedTest } from './read-guided-test.ts';
import { saveDraft } from './save-draft.ts';

export const operations = {
  'Query.guidedTest': readGuidedTest,
  'Query.guidedTestPhases': listPhases,
  'Query.checkedCatalogue': readCheckedCatalogue,
  'Query.editedGuidedTest': readEditedGuidedTest,
  'Query.guidedTestVersions': listVersions,
  'Mutation.saveGuidedTestDraft': saveDraft,
  'Mutation.publishGuidedTest': publish,
};

export const handler = graphqlHandler(operations);
