/**
 * Screens with unsaved changes register here; navigation asks here. One question at a time, which the dialog of the shell
 * answers.
 */
type Listener = () => void;

/** The words of a screen for the question. */
export type LeaveTexts = { title: string; text: string };

const holders = new Map<symbol, LeaveTexts | undefined>();
const listeners = new Set<Listener>();
let answer: ((leave: boolean) => void) | undefined;

const tell = () => {
  for (const listener of listeners) listener();
};

export const hasUnsavedChanges = () => holders.size > 0;

/** Marks changes as unsaved until the returned function is called. */
export function holdBack(texts?: LeaveTexts): () => void {
  const holder = Symbol('unsaved changes');
  holders.set(holder, texts);
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

/** The words of the last registered screen. */
export const leaveTexts = (): LeaveTexts | undefined => [...holders.values()].at(-1);

export const isAsking = () => answer !== undefined;
export const answerLeave = (leave: boolean) => answer?.(leave);

export function onAskingChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
