import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionUserWith } from '#test/support/session-user.ts';
import { openProfile } from './open-profile.tsx';

it('sets the rule that new quotations are measured by, at first 4 m² [MEA-017]', async () => {
  const { user, asked } = await openProfile(
    {},
    {
      SetMeasureRule: ({ rule }) => ({
        setMeasureRule: sessionUserWith({ measureRule: rule as { mode: 'exact'; threshold: null } }),
      }),
    },
  );
  const card = within(await screen.findByRole('region', { name: 'Misure' }));
  const threshold = card.getByRole<HTMLInputElement>('textbox', { name: /^Soglia/ });
  expect(threshold.value).toBe('4');
  await user.clear(threshold);
  await user.type(threshold, '2,555');
  expect(card.getByRole('alert').textContent).toContain('due decimali');
  await user.type(threshold, '{Backspace}');
  await user.click(card.getByRole('button', { name: 'Salva la regola' }));
  await waitFor(() =>
    expect(asked.filter(({ operation }) => operation === 'SetMeasureRule')).toEqual([
      {
        operation: 'SetMeasureRule',
        variables: { rule: { mode: 'vuotoPerPieno', threshold: 255 } },
      },
    ]),
  );
  expect(await screen.findByText('Regola salvata')).toBeTruthy();
  expect(threshold.value).toBe('2,55');
});
