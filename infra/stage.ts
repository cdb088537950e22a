const stages = ['dev', 'prod'] as const;

/** The two installations: `prod` keeps its data when the stack goes, `dev` goes without a trace. */
export type Stage = (typeof stages)[number];

/** The stage asked for by `-c stage=`; `dev` when left out. */
export function stageOf(asked: unknown): Stage {
  const stage = stages.find((each) => each === (asked ?? 'dev'));
  if (!stage) throw new Error(`The stage "${asked}" does not exist: use -c stage=dev or -c stage=prod.`);
  return stage;
}
