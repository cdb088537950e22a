import { expect, it } from 'vitest';
import { type PeopleGrounds, parsePeople } from '#shared/invitations/parse-people.ts';
import { userTypes } from '#shared/schemas/user.ts';

const list = (id: string, countries: string[] | null) => ({
  id,
  name: `Listino ${id}`,
  code: id,
  countries,
  isCatchAll: countries === null,
});
const typeNames = Object.fromEntries(
  userTypes.map((type) => [type, []]),
) as unknown as PeopleGrounds['typeNames'];
const grounds: PeopleGrounds = {
  typeNames: { ...typeNames, imbianchino: ['Imbianchino', 'Painter'], privato: ['Privato', 'Private'] },
  lists: [list('PCU', ['IT']), list('PCCS', ['IT']), list('DACH', ['DE', 'AT'])],
  country: 'IT',
};
const read = (text: string, changes: Partial<PeopleGrounds> = {}) =>
  parsePeople(text, { ...grounds, ...changes });
const problems = (text: string, changes?: Partial<PeopleGrounds>) =>
  read(text, changes).map(({ problem }) => problem);

it('reads e-mail, name, type, province and list of each line, by code or name and in any letters [ROL-038]', () => {
  expect(read('Ada@Example.com; Ada Neri; imbianchino; bo; pcu')).toEqual([
    {
      line: 1,
      email: 'ada@example.com',
      name: 'Ada Neri',
      type: 'imbianchino',
      country: 'IT',
      province: 'BO',
      pricelist: 'PCU',
      problem: null,
    },
  ]);
  expect(read('ada@example.com;;PAINTER;Bologna;listino pccs')[0]).toMatchObject({
    name: null,
    province: 'BO',
    pricelist: 'PCCS',
    problem: null,
  });
});

it('takes what a spreadsheet copies or saves: tabs, commas, quotes, a head, empty lines, a mark of order [ROL-038]', () => {
  const text =
    '\uFEFFE-mail\tNome\tTipo\r\n\r\n"ada@example.com"\t"Ada ""la prima"""\tprivato\r\nivo@example.com\tIvo\tprivato\r\n';
  expect(read(text).map(({ line, email, name }) => [line, email, name])).toEqual([
    [3, 'ada@example.com', 'Ada "la prima"'],
    [4, 'ivo@example.com', 'Ivo'],
  ]);
  expect(read('ada@example.com,Ada,privato')[0]).toMatchObject({ name: 'Ada', type: 'privato' });
});

it('takes the columns by the words of a head, in any order, and as they come below other words [ROL-038]', () => {
  const ada = { email: 'ada@example.com', name: 'Ada', type: 'privato', problem: null };
  expect(read('Nome;Città;Tipo;E-mail\nAda;Bologna;privato;ada@example.com')[0]).toMatchObject(ada);
  expect(read('TYPE\tEmail\tName\nprivate\tada@example.com\tAda')[0]).toMatchObject(ada);
  expect(read('Indirizzo;Chi;Che cosa\nada@example.com;Ada;privato')[0]).toMatchObject(ada);
});

it('gives whom no list is named the one that the province suggests; private users none [ROL-038]', () => {
  expect(read('a@example.com;;imbianchino;NA')[0]?.pricelist).toBe('PCCS');
  expect(read('a@example.com;;imbianchino')[0]?.pricelist).toBeNull();
  expect(read('a@example.com;;privato;NA')[0]?.pricelist).toBeNull();
});

it.each([
  ['ada.example.com;;privato', 'email'],
  ['ada@example.com;;pittore', 'type'],
  ['ada@example.com;;', 'type'],
  ['ada@example.com;;imbianchino;XX', 'province'],
  ['ada@example.com;;imbianchino;BO;Listino che non c’è', 'pricelist'],
  ['ada@example.com;;imbianchino;BO;DACH', 'pricelistElsewhere'],
  ['ada@example.com;;privato;BO;PCU', 'pricelistElsewhere'],
])('says why a line cannot be sent: %s [ROL-038]', (text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

it('knows provinces of Italy alone [ROL-038]', () => {
  expect(problems('ada@example.com;;imbianchino;BO', { country: 'DE' })).toEqual(['provinceElsewhere']);
  expect(problems('ada@example.com;;imbianchino;;DACH', { country: 'DE' })).toEqual([null]);
});

it('invites people who stand there twice once, and no more than two hundred [ROL-038]', () => {
  expect(problems('a@example.com;;privato\nA@example.com;;privato')).toEqual([null, 'repeated']);
  const many = Array.from({ length: 201 }, (_, index) => `a${index}@example.com;;privato`).join('\n');
  expect(problems(many).slice(198)).toEqual([null, null, 'tooMany']);
});
