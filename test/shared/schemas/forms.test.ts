import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { newQuotationDefaults, newQuotationForm } from '#shared/schemas/new-quotation-form.ts';
import { signInForm } from '#shared/schemas/sign-in-form.ts';

/** The message of every field a form refuses. */
function messagesOf(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('the sign-in form', () => {
  const filled = { email: 'marta@example.com', password: 'segreta' };

  it('asks for the e-mail [SES-039]', () => {
    expect(messagesOf(signInForm, { ...filled, email: '  ' })).toEqual({ email: 'auth.emailRequired' });
    expect(messagesOf(signInForm, { password: 'segreta' })).toEqual({ email: 'auth.emailRequired' });
  });

  it('asks for the password [SES-040]', () => {
    expect(messagesOf(signInForm, { ...filled, password: '' })).toEqual({
      password: 'auth.passwordRequired',
    });
    expect(messagesOf(signInForm, { email: 'marta@example.com' })).toEqual({
      password: 'auth.passwordRequired',
    });
  });

  it('trims the address, and leaves the password as it is', () => {
    expect(signInForm.parse({ email: ' marta@example.com ', password: ' x ' })).toEqual({
      email: 'marta@example.com',
      password: ' x ',
    });
  });
});

describe('the details of a quotation', () => {
  const filled = { name: 'Villa Ada', location: 'Roma', province: 'rm' };

  it('need a name [QLS-029, QVW-050]', () => {
    expect(messagesOf(newQuotationForm('IT'), { ...filled, name: ' ' })).toEqual({ name: 'nameRequired' });
    expect(messagesOf(newQuotationForm('DE'), { ...filled, name: undefined })).toEqual({
      name: 'nameRequired',
    });
  });

  it('need a location [QLS-030, QVW-051]', () => {
    expect(messagesOf(newQuotationForm('IT'), { ...filled, location: '' })).toEqual({
      location: 'locationRequired',
    });
    expect(messagesOf(newQuotationForm('DE'), { ...filled, location: '' })).toEqual({
      location: 'locationRequired',
    });
  });

  it('need texts that can be read', () => {
    const strange = { ...filled, name: 'a\uffffb', location: 'Roma\u202e' };
    const refused = { name: 'textCharacters', location: 'textCharacters' };
    expect(messagesOf(newQuotationForm('IT'), strange)).toEqual(refused);
    expect(messagesOf(newQuotationForm('DE'), strange)).toEqual(refused);
  });

  it('need a province when the country of the user is IT [QLS-031, QVW-052]', () => {
    for (const province of ['', ' ', undefined, null]) {
      expect(messagesOf(newQuotationForm('IT'), { ...filled, province })).toEqual({
        province: 'provinceRequired',
      });
    }
    expect(newQuotationForm('IT').parse(filled)).toEqual({ ...filled, province: 'RM' });
  });

  it('need no province in any other country [QLS-032, QVW-052]', () => {
    for (const province of ['', null, undefined]) {
      expect(messagesOf(newQuotationForm('DE'), { ...filled, province })).toEqual({});
    }
    expect(messagesOf(newQuotationForm('DE'), { name: 'Haus', location: 'Wien' })).toEqual({});
  });

  it('hold a province only where one is required [QVW-055]', () => {
    expect(newQuotationForm('IT').parse(filled).province).toBe('RM');
    expect(newQuotationForm('DE').parse(filled).province).toBeUndefined();
  });

  it('start with the name Preventivo and nothing else [QDA-012]', () => {
    expect(newQuotationDefaults).toEqual({ name: 'Preventivo', location: '', province: '' });
  });
});
