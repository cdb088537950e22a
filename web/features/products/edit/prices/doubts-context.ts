import { createContext, useContext } from 'react';
import type { Doubts } from '#shared/catalogue/product-form/doubts.ts';

/** The numbers of the price tables that may be other ones. */
export const DoubtsContext = createContext<Doubts>(new Map());

/** The doubt about a cell, by its path in the draft. */
export const useDoubt = (path: string) => useContext(DoubtsContext).get(path);
