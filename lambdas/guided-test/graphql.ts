import { graphqlHandler } from '#lambdas/graphql.ts';
import { listPhases } from './list-phases.ts';
import { listVersions } from './list-versions.ts';
import { publish } from './publish.ts';
import { readCheckedCatalogue } from './read-checked-catalogue.ts';
import { readGuidedTest } from './read-guided-test.ts';
import { readWizard } from './read-wizard.ts';
import { saveDraft } from './save-draft.ts';

export const operations = {
  'Query.guidedTest': readGuidedTest,
  'Query.guidedTestPhases': listPhases,
  'Query.checkedCatalogue': readCheckedCatalogue,
  'Query.wizard': readWizard,
  'Query.wizardVersions': listVersions,
  'Mutation.saveWizardDraft': saveDraft,
  'Mutation.publishWizard': publish,
};

export const handler = graphqlHandler(operations);
