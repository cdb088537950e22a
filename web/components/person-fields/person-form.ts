import type { ChangeEvent } from 'react';

/** What a person's fields hold, as it is typed. */
export type PersonValues = {
  type: string;
  country: string;
  firstName: string;
  lastName: string;
  company: string;
  address: string;
  address2: string;
  postalCode: string;
  city: string;
  province: string;
  phone: string;
  phone1: string;
  language: string;
};

/** A form with a person in it: of who registers, or of a profile. */
export type PersonForm = {
  values: PersonValues;
  edit: (change: Partial<PersonValues>) => void;
  leave: (name: string) => () => void;
  /** Key of a field's message. */
  errorOf: (name: string) => string | undefined;
  readOnly?: boolean;
};

/** Ties an input to a field of the form. */
export const tied = ({ values, edit, leave, readOnly }: PersonForm, name: keyof PersonValues) => ({
  name,
  value: values[name],
  readOnly,
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    edit({ [name]: event.target.value }),
  onBlur: leave(name),
});
