import { expect, it } from 'vitest';
import { healthRules } from '#shared/catalogue/health/finding.ts';
import { graphql } from '#test/support/cloud.ts';
import { answered } from '#test/support/quotations-api.ts';

type Finding = { rule: string; kind: string; id: string; name: { it: string }; details: string[] };

it('finds what somebody should mend in the demo catalogue', async () => {
  const { catalogueHealth } = answered(
    await graphql<{ catalogueHealth: Finding[] }>(
      'superUser',
      '{ catalogueHealth { rule kind id name { it } part details } }',
    ),
  );
  for (const { rule } of catalogueHealth) expect(healthRules).toContain(rule);
  // The one demo product that is meant to have no price.
  const withoutPrice = catalogueHealth.filter(({ rule }) => rule === 'no-price');
  expect(withoutPrice.map(({ id }) => id)).toContain('cartella-colori-terre');
});
