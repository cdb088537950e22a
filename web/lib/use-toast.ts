import { createContext, useContext } from 'react';

export type Toast = {
  text: string;
  /** Errors stay until dismissed (ux §21). */
  tone?: 'ok' | 'err';
  /** Offers "Annulla"; the message then stays 10 s. */
  onUndo?: () => void;
  /** Whether it is still the last thing that was done: only then Ctrl+Z takes it back. Always, when left out. */
  isLast?: () => boolean;
  /** Offers something else to do about it; `label` names the object too. */
  action?: { text: string; label: string; run: () => void } | undefined;
  /** 4000 by default. */
  milliseconds?: number;
};

/** Returns a function that closes it, if it still shows. */
export type ShowToast = (toast: Toast) => () => void;

export const ToastContext = createContext<ShowToast>(() => () => {});

/** `const toast = useToast(); toast({ text })`: the result of a finished action. One at a time. */
export const useToast = () => useContext(ToastContext);
