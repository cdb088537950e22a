import { useState } from 'react';

export type Typed<Field extends string> = Record<Field, string>;

/** The texts of fields: as they show, and as a person typed them, where a field was left and is tidied. */
export function useNumberTexts<Field extends string>(initial: Typed<Field>) {
  const [texts, setTexts] = useState({ shown: initial, typed: initial });
  const fill = (some: Partial<Typed<Field>>) =>
    setTexts(({ shown, typed }) => ({ shown: { ...shown, ...some }, typed: { ...typed, ...some } }));
  const tidy = (name: Field, text: string) =>
    setTexts(({ shown, typed }) => ({ shown: { ...shown, [name]: text }, typed }));
  return { ...texts, fill, tidy };
}
