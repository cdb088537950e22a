import { useSyncExternalStore } from 'react';
import { browserStore } from './storage.ts';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'user-theme';
const listeners = new Set<() => void>();
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function themeChoice(): ThemeChoice {
  const stored = browserStore.get(storageKey);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

function apply() {
  const choice = themeChoice();
  const dark = choice === 'dark' || (choice === 'system' && darkSystem().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

/** Applies the theme, and follows the system until the user chooses one. */
export function startTheme() {
  apply();
  darkSystem().addEventListener('change', apply);
}

export function chooseTheme(choice: ThemeChoice) {
  if (choice === 'system') browserStore.remove(storageKey);
  else browserStore.set(storageKey, choice);
  apply();
  for (const listener of listeners) listener();
}

export const useThemeChoice = () =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, themeChoice);
