/** The version of the terms on which the installation's company processes customers' data for an owner (ACC-053). */
export const processingTerms = '2026-11';
