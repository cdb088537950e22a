import { GraphQLError, type ValidationRule } from 'graphql';
import { type Scales, weighSelection } from './weigh-selection.ts';

const depth: Scales = {
  field: (below) => 1 + below(),
  together: (depths) => Math.max(0, ...depths),
};

/** Refuses operations whose fields are nested deeper than the API's limit. */
export const depthRule =
  (limit: number): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (weighSelection(context, depth, node.selectionSet) > limit) {
        context.reportError(new GraphQLError(`Query depth limit exceeded: ${limit}`, { nodes: node }));
      }
    },
  });
