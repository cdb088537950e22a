import { GraphQLError, type ValidationRule } from 'graphql';
import { type Scales, weighSelection } from './weigh-selection.ts';

const rootFields: Scales = {
  field: () => 1,
  together: (counts) => counts.reduce((total, count) => total + count, 0),
};

/** Refuses operations that ask for more root fields, under any names, than the API resolves for one request. */
export const resolverRule =
  (limit: number): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (weighSelection(context, rootFields, node.selectionSet) > limit) {
        context.reportError(new GraphQLError(`Query resolver limit exceeded: ${limit}`, { nodes: node }));
      }
    },
  });
