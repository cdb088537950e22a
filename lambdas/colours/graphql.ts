import { graphqlHandler } from '#lambdas/graphql.ts';
import { addColor } from './add-color.ts';
import { createColourFolder } from './create-colour-folder.ts';
import { deleteColor } from './delete-color.ts';
import { deleteColourFolder } from './delete-colour-folder.ts';
import { importColors } from './import-colors.ts';
import { listColourFolders } from './list-colour-folders.ts';
import { publishColorlists } from './publish-colorlists.ts';
import { readColourFolder } from './read-colour-folder.ts';
import { readColourPublication } from './read-colour-publication.ts';
import { readLostColourUses } from './read-lost-colour-uses.ts';
import { reorderColourFolders } from './reorder-colour-folders.ts';
import { updateColor } from './update-color.ts';
import { updateColourFolder } from './update-colour-folder.ts';

export const operations = {
  'Query.colourFolders': listColourFolders,
  'Query.colourFolder': readColourFolder,
  'Query.colourPublication': readColourPublication,
  'Query.lostColourUses': readLostColourUses,
  'Mutation.createColourFolder': createColourFolder,
  'Mutation.updateColourFolder': updateColourFolder,
  'Mutation.deleteColourFolder': deleteColourFolder,
  'Mutation.reorderColourFolders': reorderColourFolders,
  'Mutation.addColor': addColor,
  'Mutation.updateColor': updateColor,
  'Mutation.deleteColor': deleteColor,
  'Mutation.importColors': importColors,
  'Mutation.publishColorlists': publishColorlists,
};

export const handler = graphqlHandler(operations);
