import { graphqlHandler } from '#lambdas/graphql.ts';
import { createCustomer } from './create-customer.ts';
import { eraseCustomer } from './erase-customer.ts';
import { keepCustomersApart } from './keep-customers-apart.ts';
import { listCustomerUses } from './list-customer-uses.ts';
import { listCustomers } from './list-customers.ts';
import { mergeCustomers } from './merge-customers.ts';
import { readColourCard } from './read-colour-card.ts';
import { readCustomer } from './read-customer.ts';
import { saveColourCard } from './save-colour-card.ts';
import { updateCustomer } from './update-customer.ts';

export const operations = {
  'Query.customers': listCustomers,
  'Query.customer': readCustomer,
  'Query.customerUses': listCustomerUses,
  'Query.colourCard': readColourCard,
  'Mutation.createCustomer': createCustomer,
  'Mutation.updateCustomer': updateCustomer,
  'Mutation.keepCustomersApart': keepCustomersApart,
  'Mutation.saveColourCard': saveColourCard,
  'Mutation.mergeCustomers': mergeCustomers,
  'Mutation.eraseCustomer': eraseCustomer,
};

export const handler = graphqlHandler(operations);
