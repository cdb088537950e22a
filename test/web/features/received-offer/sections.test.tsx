import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#shared/schemas/offer.ts';
import { anOffer, aSection, aWork } from '#test/support/builders/offer.ts';
import { aReceivedOffer } from '#test/support/builders/received-offer.ts';
import { openReceived } from './open-received.tsx';

const rooms = ['street', 'garden'];
const sections = [aSection('street', 'Fronte strada'), aSection('garden', 'Fronte giardino')];

/** Two fronts with the same works. */
const twoFronts = (fields: Partial<Offer> = { sections }) =>
  anOffer(
    rooms.flatMap((sectionId) => [
      aWork(10, 10, { id: `paint-${sectionId}`, sectionId, description: { it: 'Pittura' } }),
      aWork(10, 10, { id: `pipes-${sectionId}`, sectionId, description: { it: 'Pluviali' }, optional: true }),
      ...['Quarzo', 'Calce'].map((name, at) =>
        aWork(10, 10 + at, {
          ...{ id: `${name}-${sectionId}`, sectionId, description: { it: name } },
          ...{ alternative: sectionId, chosen: at === 0 },
        }),
      ),
    ]),
    fields,
  );
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const namesOf = (role: 'checkbox' | 'radio' | 'option') =>
  screen.getAllByRole(role).map((element) => {
    const by = element.getAttribute('aria-labelledby');
    return (by ? document.getElementById(by) : element)?.textContent;
  });

describe('a work that two sections have', () => {
  it('is told by its section where it is chosen, summed up and asked about [ACC-012, ACC-021, OFR-040]', async () => {
    const { user } = await openReceived({ page: aReceivedOffer(twoFronts()) });
    expect(namesOf('checkbox')).toEqual(['Pluviali · Fronte strada', 'Pluviali · Fronte giardino']);
    const group = screen.getByRole('group', { name: 'Scegli una possibilità · Fronte giardino' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    await user.click(within(group).getByRole('radio', { name: 'Calce' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pluviali · Fronte giardino' }));
    await press(user, 'Fai una domanda');
    await screen.findByRole('dialog', { name: 'Fai una domanda' });
    expect(namesOf('option').filter((name) => name?.startsWith('P'))).toEqual([
      ...['Pittura · Fronte strada', 'Pittura · Fronte giardino'],
      ...['Pluviali · Fronte strada', 'Pluviali · Fronte giardino'],
    ]);
    await press(user, 'Annulla');
    await press(user, "Accetta l'offerta");
    const said = [...document.querySelectorAll('.guest-totals dd')].map(({ textContent }) => textContent);
    expect(said.slice(1, 4)).toEqual([
      ...['Pluviali · Fronte giardino', 'Quarzo · Fronte strada', 'Calce · Fronte giardino'],
    ]);
  });

  it('is told by it in each card of alternatives that stand in several sections [ACC-012]', async () => {
    const offer = twoFronts();
    const lines = offer.lines.map((line, at) => ({
      ...line,
      ...(line.alternative && { alternative: 'both', chosen: at === 2 }),
    }));
    await openReceived({ page: aReceivedOffer({ ...offer, lines }) });
    expect(screen.getByRole('group', { name: 'Scegli una possibilità' })).toBeDefined();
    expect(namesOf('radio')).toEqual([
      ...['Quarzo · Fronte strada', 'Calce · Fronte strada'],
      ...['Quarzo · Fronte giardino', 'Calce · Fronte giardino'],
    ]);
  });

  it('has its name alone in an offer without sections [ACC-012]', async () => {
    const { lines } = twoFronts();
    const apart = lines.map((line) => ({ ...line, sectionId: null }));
    await openReceived({ page: aReceivedOffer(anOffer(apart)) });
    expect(namesOf('checkbox')).toEqual(['Pluviali', 'Pluviali']);
    expect(screen.getAllByRole('group', { name: 'Scegli una possibilità' })).toHaveLength(2);
  });

  it('has its name alone in a version that did not keep the section of its choices [ACC-012]', async () => {
    const page = aReceivedOffer(twoFronts());
    const choices = page.content.model.choices.map((group) => ({
      ...group,
      rows: group.rows.map(({ section, ...row }) => row),
    }));
    await openReceived({
      page: { ...page, content: { ...page.content, model: { ...page.content.model, choices } } },
    });
    expect(namesOf('checkbox')).toEqual(['Pluviali', 'Pluviali']);
    expect(namesOf('radio').slice(0, 2)).toEqual(['Quarzo · Fronte strada', 'Calce']);
  });
});
