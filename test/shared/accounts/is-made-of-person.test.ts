import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMadeOfPerson } from '#shared/accounts/is-made-of-person.ts';

const nicolo = {
  firstName: 'Nicolò',
  lastName: "D'Angelo",
  company: 'Colori & Colori 2000 S.r.l.',
  email: 'nico.dangelo83@decor-bologna.example',
};

describe('a password made of the name of its person', () => {
  it.each([
    ['Nicolò2024!', 'the first name with digits and a sign'],
    ['NICOLO', 'in capitals, without its accent'],
    ['dangelo', 'the last name without its apostrophe'],
    ['angelo.nicolo', 'both names the other way round'],
    ['nicolonicolo', 'a name twice'],
    ['1234colori', 'a word of the company after digits'],
    ['Colori-2000', 'words and digits of the company'],
    ['nico.dangelo83', 'what stands before the @'],
    ['decorbologna!!', 'where the e-mail is'],
    ['nico.dangelo83@decor-bologna.example', 'the whole address'],
  ])('is refused: %s, %s', (password) => {
    expect(isMadeOfPerson(password, nicolo)).toBe(true);
  });

  it.each(['Nicolò-beve-tè', 'Preventivi-2026', '384756', '!!!!!!', 'nicolosia', 'colorificio', 'd2a9c4'])(
    'may hold other words, or no words at all: %s',
    (password) => {
      expect(isMadeOfPerson(password, nicolo)).toBe(false);
    },
  );

  it('is refused where the address is digits alone', () => {
    expect(isMadeOfPerson('8375-6194', { ...nicolo, email: '83756194@example.com' })).toBe(true);
  });

  it('knows nobody without a name or a company by an empty word', () => {
    const nameless = { firstName: '', lastName: '', company: null, email: 'a@b.example' };
    expect(isMadeOfPerson('qualcosa', nameless)).toBe(false);
  });
});

describe('any password', () => {
  const word = fc.stringMatching(/^[a-z]{2,12}$/);
  const signs = fc.stringMatching(/^[\d!.-]{0,6}$/);

  it('is refused that is a name, however it is written, between digits and signs', () => {
    fc.assert(
      fc.property(word, word, signs, signs, fc.boolean(), (firstName, lastName, before, after, isLoud) => {
        const person = { firstName, lastName, company: null, email: 'x@y.example' };
        const name = isLoud ? lastName.toUpperCase() : lastName;
        return isMadeOfPerson(`${before}${firstName}${before}${name}${after}`, person);
      }),
    );
  });

  it('is taken that holds a letter which none of their words has', () => {
    fc.assert(
      fc.property(word, word, signs, (firstName, lastName, around) => {
        const person = { firstName, lastName, company: null, email: `${firstName}@${lastName}.example` };
        return !isMadeOfPerson(`${around}${firstName}я${lastName}${around}`, person);
      }),
    );
  });
});
