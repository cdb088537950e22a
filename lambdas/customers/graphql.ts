import { graphqlHandler } from '#lambdas/graphql.ts';
import { createCustomer } from './create-customer.ts';
import { keepCustomersApart } from './keep-customers-apart.ts';
import { listCustomers } from './list-customers.ts';
import { readCustomer } from './read-customer.ts';
import { updateCustomer } from './update-customer.ts';

export const operations = {
  'Query.customers': listCustomers,
  'Query.customer': readCustomer,
  'Mutation.createCustomer': createCustomer,
  'Mutation.updateCustomer': updateCustomer,
  'Mutation.keepCustomersApart': keepCustomersApart,
};

export const handler = graphqlHandler(operations);
