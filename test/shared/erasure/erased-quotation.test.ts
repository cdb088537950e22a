import { expect, it } from 'vitest';
import { editedFields } from '#shared/editing/header-fields.ts';
import { authorOf, erasedHeader } from '#shared/erasure/erased-quotation.ts';
import { type QuotationHeader, quotationHeader } from '#shared/schemas/quotation.ts';
import { currentUser, snapshotOf } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';

const erased = { names: ['Nadia Riva', 'Nadia Rossi'], label: 'Utente cancellato' };
const owner = aStoredUser({ firstName: 'Nadia', lastName: 'Riva', company: 'Riva Colori', pricelist: 'pcu' });

/** Each text that a save may change, but the code of a province: they name customers. */
const ownWords = Object.fromEntries(
  editedFields
    .filter((name) => name !== 'province' && quotationHeader.shape[name].safeParse('').success)
    .map((name) => [name, `Villa Aurora, ${name} della signora Sala`]),
);

const header: QuotationHeader = quotationHeader.parse({
  id: 'q1',
  uid: owner.id,
  ...ownWords,
  province: 'BO',
  createdAt: '2026-11-20T10:00:00Z',
  archived: false,
  userName: 'Nadia Riva',
  userCountry: 'IT',
  revision: 3,
  user: snapshotOf(currentUser(owner)),
  area: 70,
  selectedIncidences: [],
  color: null,
  colorlist: null,
  tags: ['bagno'],
  guidedTest: { version: 2, answers: [{ question: 'dove', answers: ['bagno'] }], chosen: [] },
  attachments: [],
  updatedAt: '2026-11-20T10:00:00Z',
  updatedBy: 'Nadia Rossi',
  revisions: [
    { revision: 2, savedAt: '2026-11-20T10:00:00Z', savedBy: 'Giulia Ferrero', total: 100, pricelist: 'pcu' },
    { revision: 3, savedAt: '2026-11-20T10:00:00Z', savedBy: 'Nadia Rossi', total: 120, pricelist: 'pcu' },
  ],
});

it('of a quotation whose owner is erased no personal data and no word of theirs is left', () => {
  const after = erasedHeader(header, erased);
  expect(after).toMatchObject({
    name: 'Preventivo',
    location: '',
    note: null,
    tags: [],
    guidedTest: null,
    userName: 'Utente cancellato',
    updatedBy: 'Utente cancellato',
  });
  expect(JSON.stringify(after)).not.toMatch(/Nadia|Riva|Rossi|Sala|Aurora|bagno|@/);
});

it('stays what must be kept, and who else saved it; done again it is the same', () => {
  const after = erasedHeader(header, erased);
  const { id, createdAt, province, area, user } = header;
  expect(after).toMatchObject({ id, createdAt, province, area });
  expect(after.user).toMatchObject({ country: user.country, pricelist: 'pcu' });
  expect(after.revisions.map(({ savedBy, total }) => [savedBy, total])).toEqual([
    ['Giulia Ferrero', 100],
    ['Utente cancellato', 120],
  ]);
  expect(erasedHeader(after, erased)).toEqual(after);
});

it('every name in their own quotations is the erased person’s, and nobody else’s', () => {
  expect(authorOf('Nadia Rossi', erased)).toBe('Utente cancellato');
  expect(authorOf('Nadia Ri', erased)).toBe('Nadia Ri');
});
