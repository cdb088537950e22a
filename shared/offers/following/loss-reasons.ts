/** The reasons of the owner's mark, and those that a customer may give (SND-043, ACC-019). */
export const ownerReasons = ['price', 'timing', 'otherCompany', 'postponed', 'noAnswer', 'other'] as const;
export const customerReasons = ['price', 'otherCompany', 'postponed', 'otherMaterials', 'other'] as const;
export type CustomerReason = (typeof customerReasons)[number];
export type LossReason = (typeof ownerReasons)[number] | CustomerReason;
