import { createContext } from 'react';

/** The code of the colour that the guided test was answered with; a row that lacks it says why. */
export const AnsweredColourContext = createContext<string | undefined>(undefined);
