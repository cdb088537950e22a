import { graphqlHandler } from '#lambdas/graphql.ts';
import { addColor } from './add-color.ts';
import { createColorlist } from './create-colorlist.ts';
import { deleteColor } from './delete-color.ts';
import { deleteColorlist } from './delete-colorlist.ts';
import { importColors } from './import-colors.ts';
import { listColorlists } from './list-colorlists.ts';
import { publishColorlists } from './publish-colorlists.ts';
import { readColorlist } from './read-colorlist.ts';
import { readColourPublication } from './read-colour-publication.ts';
import { reorderColorlists } from './reorder-colorlists.ts';
import { updateColor } from './update-color.ts';
import { updateColorlist } from './update-colorlist.ts';

export const operations = {
  'Query.colorlists': listColorlists,
  'Query.colorlist': readColorlist,
  'Query.colourPublication': readColourPublication,
  'Mutation.createColorlist': createColorlist,
  'Mutation.updateColorlist': updateColorlist,
  'Mutation.deleteColorlist': deleteColorlist,
  'Mutation.reorderColorlists': reorderColorlists,
  'Mutation.addColor': addColor,
  'Mutation.updateColor': updateColor,
  'Mutation.deleteColor': deleteColor,
  'Mutation.importColors': importColors,
  'Mutation.publishColorlists': publishColorlists,
};

export const handler = graphqlHandler(operations);
