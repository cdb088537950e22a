import { graphqlHandler } from '#lambdas/graphql.ts';
import { checkRegister } from './check-register.ts';
import { createRegisterTicket } from './create-register-ticket.ts';
import { startRegisterImport } from './start-register-import.ts';
import { uploadRegister } from './upload-register.ts';

export const operations = {
  'Mutation.createRegisterTicket': createRegisterTicket,
  'Mutation.uploadRegister': uploadRegister,
  'Mutation.checkRegister': checkRegister,
  'Mutation.startRegisterImport': startRegisterImport,
};

export const handler = graphqlHandler(operations);
