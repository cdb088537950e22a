import { graphqlHandler } from '#lambdas/graphql.ts';
import { createPhase } from './create-phase.ts';
import { deletePhase } from './delete-phase.ts';
import { duplicatePhase } from './duplicate-phase.ts';
import { listEditablePhases } from './list-editable-phases.ts';
import { listPhaseUses } from './list-phase-uses.ts';
import { readEditablePhase } from './read-editable-phase.ts';
import { renamePhase } from './rename-phase.ts';
import { reorderPhases } from './reorder-phases.ts';
import { updatePhase } from './update-phase.ts';

export const operations = {
  'Query.editablePhases': listEditablePhases,
  'Query.editablePhase': readEditablePhase,
  'Query.phaseUses': listPhaseUses,
  'Mutation.createPhase': createPhase,
  'Mutation.duplicatePhase': duplicatePhase,
  'Mutation.renamePhase': renamePhase,
  'Mutation.updatePhase': updatePhase,
  'Mutation.reorderPhases': reorderPhases,
  'Mutation.deletePhase': deletePhase,
};

export const handler = graphqlHandler(operations);
