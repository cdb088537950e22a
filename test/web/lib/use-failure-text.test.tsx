import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GraphqlFailure } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

it.each([
  [{ retryAfter: 40 }, 'Troppe richieste in poco tempo. Riprova tra 40 s.'],
  [{ retryAfter: 36_588 }, 'Troppe richieste in poco tempo. Riprova tra 11 ore.'],
  [
    { retryAfter: 36_588, mailsOf: 'address', most: 3 },
    'A questo indirizzo puoi mandare 3 e-mail al giorno: riprova domani, oppure condividi il link.',
  ],
  [
    { retryAfter: 36_588, mailsOf: 'account', most: 100 },
    'Ai tuoi clienti puoi mandare 100 e-mail al giorno: riprova domani, oppure condividi il link.',
  ],
  [undefined, 'Troppe richieste in poco tempo. Riprova tra un minuto.'],
])('a full limit says what is full, or how long to wait: %j [SND-023]', (params, said) => {
  const { result } = renderHook(() => useFailureText());
  expect(result.current(new GraphqlFailure('too-many-requests', params))).toBe(said);
});

it.each([
  ['internal', "Non salvato. C'è un problema da parte nostra. Riprova tra poco."],
  ['unanswered', 'Non so se è arrivato: si è persa la risposta. Riprova: non si fa due volte.'],
] as const)(
  'a sentence is around the reason %s, and never says that what nobody knows failed',
  (code, said) => {
    const { result } = renderHook(() => useFailureText());
    expect(result.current(new GraphqlFailure(code), (reason) => `Non salvato. ${reason}`)).toBe(said);
  },
);
