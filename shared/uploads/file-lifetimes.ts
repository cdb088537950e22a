/** The tag of a file that nothing names any more (decision 9): the bucket's own rule removes it after a while. */
export const retired = { Key: 'state', Value: 'retired' } as const;

/** Days a retired file is kept: copies in quotations show it for 24 months. */
export const retiredDays = 730;

/** Days that a file sent by a form is kept until it is stored. */
export const uploadDays = 3;
