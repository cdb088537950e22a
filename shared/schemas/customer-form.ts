import type { CustomerFields } from './customer.ts';

type Typed = Exclude<keyof CustomerFields, 'sites' | 'contacts' | 'archived'>;

/** Fields of the dialog of a customer: texts as they are typed. Sites and contacts have dialogs of their own. */
export type CustomerForm = {
  [Name in Typed]: Extract<CustomerFields[Name], null> extends never ? CustomerFields[Name] : string;
};

/** The content of the dialog, as the server takes it. */
export type CustomerContent = Pick<CustomerFields, Typed>;
