/**
 * Screens with unsaved changes register here; navigation asks here. One question at a time, which the dialog of the shell
 * answers.
 */
type Listener = () => void;

/** The words of a screen for the question. */
export type LeaveTexts = { title: string; text: string };

export type Leaving = {
  texts?: LeaveTexts | undefined;
  /** Saves what would be lost; resolves to false where that failed, which the screen says. */
  save?: (() => Promise<boolean>) | undefined;
};

/** Tells what a screen holds, as it is when it is asked for. */
type Holder = () => Leaving;

const holders = new Map<symbol, Holder>();
const listeners = new Set<Listener>();
let answer: ((leave: boolean) => void) | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

export const hasUnsavedChanges = () => holders.size > 0;

/** Marks changes as unsaved until the returned function is called. */
export function holdBack(held: Holder): () => void {
  const holder = Symbol('unsaved changes');
  holders.set(holder, held);
  return () => {
    holders.delete(holder);
  };
}

/** Whether the page may be left; asks only when something would be lost. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return true;
  answer?.(false);
  const leave = await new Promise<boolean>((resolve) => {
    answer = resolve;
    tell();
  });
  answer = undefined;
  tell();
  if (leave) holders.clear();
  return leave;
}

/** The words of the last registered screen; its save where nothing else would be lost. */
export function leaving(): Leaving {
  const last = [...holders.values()].at(-1)?.() ?? {};
  return holders.size > 1 ? { texts: last.texts } : last;
}

export const isAsking = () => answer !== undefined;
export const answerLeave = (leave: boolean) => answer?.(leave);

export function onAskingChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
