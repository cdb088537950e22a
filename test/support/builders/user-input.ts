import { randomUUID } from 'node:crypto';

const person = {
  firstName: 'Serena',
  lastName: 'Gallo',
  company: 'Gallo Tinteggiature',
  country: 'IT',
  address: 'Via Saragozza 18',
  address2: null,
  postalCode: '40123',
  city: 'Bologna',
  province: 'BO',
  phone: '+39 051 5550123',
  phone1: null,
  language: null,
  checkbox1: true,
  checkbox2: false,
};

/** Input of a painter of Bologna who signs up, with a new address each time. */
export const aSignUpInput = (changes: Record<string, unknown> = {}) => ({
  ...person,
  type: 'imbianchino',
  email: `serena.${randomUUID()}@example.com`,
  password: 'Colori-2026!',
  ...changes,
});

/** Later profile data of the same painter. */
export const aProfileInput = (changes: Record<string, unknown> = {}) => ({
  ...person,
  type: 'imbianchino',
  showLogo: false,
  revision: 1,
  ...changes,
});
