import { describe, expect, it } from 'vitest';
import { changed, registeredAndSignedIn, stored, withToken } from '#test/support/accounts-api.ts';
import { exactRule, fourSquareMetres, someMeasures } from '#test/support/builders/measures.ts';
import { codeOf } from '#test/support/cloud.ts';
import { aNewQuotation, answered } from '#test/support/quotations-api.ts';

const ruleFields = '{ mode threshold }';
const setRule = (token: string, rule: object) =>
  withToken<{ setMeasureRule: { measureRule: object } }>(
    token,
    `mutation ($rule: MeasureRuleInput!) { setMeasureRule(rule: $rule) { measureRule ${ruleFields} } }`,
    { rule },
  );
const ownRule = async (token: string) =>
  answered(
    await withToken<{ currentUser: { measureRule: object } }>(
      token,
      `{ currentUser { measureRule ${ruleFields} } }`,
    ),
  ).currentUser.measureRule;

type Ruled = { id: string; measures: { rule: object; places: object[] } };
const made = async (token: string, province: string | null = 'BO') =>
  answered(
    await withToken<{ createQuotation: Ruled }>(
      token,
      `mutation ($input: CreateQuotationInput!) { createQuotation(input: $input) { id measures { rule ${ruleFields} places { id } } } }`,
      { input: aNewQuotation({ province }) },
    ),
  ).createQuotation;
const read = async (token: string, id: string) =>
  answered(
    await withToken<{ quotation: Ruled }>(
      token,
      `query ($id: ID!) { quotation(id: $id) { measures { rule ${ruleFields} places { id } } } }`,
      { id },
    ),
  ).quotation.measures;

async function somebody(fields: Parameters<typeof changed>[1] = {}) {
  const person = await registeredAndSignedIn();
  await changed(person.id, { emailVerified: true, pricelist: 'pcu', ...fields });
  return person;
}

describe('the rule of an owner', () => {
  it('is void for full at 4 m² at first, in Germany at 2,5 m² [MEA-017]', async () => {
    const { token } = await somebody();
    expect(await ownRule(token)).toEqual(fourSquareMetres);
    expect((await made(token)).measures).toEqual(someMeasures([]));
    const german = await somebody({ country: 'DE' });
    const rule = { mode: 'vuotoPerPieno', threshold: 250 };
    expect(await ownRule(german.token)).toEqual(rule);
    expect((await made(german.token, null)).measures).toEqual({ rule, places: [] });
  });

  it('is that of new quotations, and changes none that is there [MEA-017]', async () => {
    const { id, token } = await somebody();
    const before = await made(token);
    const said = { mode: 'vuotoPerPieno', threshold: null };
    expect(answered(await setRule(token, said)).setMeasureRule.measureRule).toEqual(said);
    expect(await ownRule(token)).toEqual(said);
    const after = await made(token);
    expect(after.measures.rule).toEqual(said);
    answered(await setRule(token, { mode: 'exact', threshold: 400 }));
    expect((await stored(id)).measureRule).toEqual(exactRule);
    expect((await read(token, before.id)).rule).toEqual(fourSquareMetres);
    expect((await read(token, after.id)).rule).toEqual(said);
  });

  it('has a threshold of whole hundredths, and needs a verified address', async () => {
    const { token } = await somebody();
    for (const threshold of [-1, 1_000_000_001])
      expect(codeOf(await setRule(token, { mode: 'vuotoPerPieno', threshold }))).toBe('invalid-input');
    const unverified = await registeredAndSignedIn();
    expect(codeOf(await setRule(unverified.token, exactRule))).toBe('email-not-verified');
  });
});
