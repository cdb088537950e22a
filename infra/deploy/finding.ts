/** The result of a check: `stop` when the deployment cannot work or would lose something. */
export type Finding = {
  verdict: 'ok' | 'warning' | 'stop';
  about: string;
  /** The facts, and how to mend them. */
  says: string;
  /** A stop that the user may lift, as they may want what it says. */
  mayBeMeant?: true;
};

const finding = (verdict: Finding['verdict']) => (about: string, says: string) => ({ verdict, about, says });

export const ok = finding('ok');
export const warning = finding('warning');
export const stop = finding('stop');
