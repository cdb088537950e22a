import type { Register } from '#shared/registers/register.ts';
import { customersRegister } from './customers-register.ts';
import type { RegisterSource } from './register-source.ts';
import { worksRegister } from './works-register.ts';

/** Each register with what is particular to it. */
export const registerSources: Readonly<Record<Register, RegisterSource>> = {
  customers: customersRegister,
  works: worksRegister,
};
