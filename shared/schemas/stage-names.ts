/** The stages that ask questions, and the one of the products. Apart from the schemas: a run needs none of them. */
const questionStageNames = ['stage1', 'stage2', 'stage3'] as const;
export type QuestionStageName = (typeof questionStageNames)[number];
/** The four stages, in their order. */
export const stageNames = [...questionStageNames, 'stage4'] as const;
export type StageName = (typeof stageNames)[number];
