import { describe, expect, it } from 'vitest';
import { checkNewPassword, checkResetRequest } from '#shared/schemas/reset-forms.ts';
import { checkSignUp, emptySignUp, type SignUpForm } from '#shared/schemas/sign-up-form.ts';

const painter: SignUpForm = {
  ...emptySignUp,
  type: 'imbianchino',
  country: 'IT',
  firstName: 'Marta',
  lastName: 'Bellini',
  company: 'Tinteggiature Bellini',
  province: 'BO',
  phone: '+39 051 123456',
  email: ' Marta@Example.com ',
  password: 'segreta',
  repeated: 'segreta',
  language: 'it',
  checkbox1: true,
};

const issuesWith = (changes: Partial<SignUpForm>) => checkSignUp({ ...painter, ...changes }).issues;

describe('the sign-up form', () => {
  it('says at once all that is missing [PRO-024, OPC-36]', () => {
    expect(issuesWith({ ...emptySignUp, country: 'IT', type: 'agente' })).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      company: 'companyRequired',
      province: 'provinceRequired',
      phone: 'phoneRequired',
      email: 'auth.emailRequired',
      password: 'passwordRequired',
      repeated: 'passwordRequired',
      checkbox1: 'privacyRequired',
    });
    expect(issuesWith(emptySignUp)).toMatchObject({ type: 'typeRequired', country: 'countryRequired' });
    expect(issuesWith(emptySignUp)).not.toHaveProperty('province');
  });

  it('sends the e-mail in small letters and no repeated password [OPC-41]', () => {
    const { data } = checkSignUp(painter);
    expect(data).toMatchObject({
      email: 'marta@example.com',
      company: 'Tinteggiature Bellini',
      province: 'BO',
    });
    expect(data).not.toHaveProperty('repeated');
  });

  it('asks people of company types for the company, and sends none of private customers [USR-036]', () => {
    expect(issuesWith({ company: ' ' })).toEqual({ company: 'companyRequired' });
    expect(checkSignUp({ ...painter, type: 'privato' }).data).toMatchObject({ company: null });
  });

  it('asks the province in Italy alone, and sends none for other countries [USR-037]', () => {
    expect(issuesWith({ province: '' })).toEqual({ province: 'provinceRequired' });
    expect(checkSignUp({ ...painter, country: 'DE' }).data).toMatchObject({ province: null });
  });

  it('is refused for staff and the restricted type [OPC-37]', () => {
    expect(issuesWith({ type: 'keim' })).toEqual({ type: 'typeRequired' });
    expect(issuesWith({ type: 'test' })).toEqual({ type: 'typeRequired' });
  });

  it('wants the same password twice, of six characters at least [USR-038, USR-039, WDA-059]', () => {
    expect(issuesWith({ repeated: 'segreti' })).toEqual({ repeated: 'passwordMismatch' });
    expect(issuesWith({ password: 'corta', repeated: 'corta' })).toEqual({ password: 'passwordLength' });
  });

  it('takes a phone of 5 to 20 digits, blanks and signs [OPC-41]', () => {
    for (const phone of ['1234', 'x12345', '1'.repeat(21)])
      expect(issuesWith({ phone })).toEqual({ phone: 'phoneShape' });
    expect(issuesWith({ phone1: '123' })).toEqual({ phone1: 'phoneShape' });
    expect(issuesWith({ phone: '(051) 12/34-56', phone1: '' })).toEqual({});
  });
});

describe('the reset of a password', () => {
  it('asks for the e-mail [SES-042]', () => {
    expect(checkResetRequest({ email: ' ' }).issues).toEqual({ email: 'resetPassword.emailRequired' });
    expect(checkResetRequest({ email: 'marta@' }).issues).toEqual({ email: 'auth.emailInvalid' });
    expect(checkResetRequest({ email: ' Marta@example.com' }).data).toEqual({ email: 'marta@example.com' });
  });

  it('wants the new password twice [USR-070]', () => {
    expect(checkNewPassword({ password: 'segreta', repeated: '' }).issues).toEqual({
      repeated: 'passwordRequired',
    });
    expect(checkNewPassword({ password: 'segreta', repeated: 'segreta' }).data).toEqual({
      password: 'segreta',
    });
  });
});
