/** Lower-case letters, digits and hyphens, a letter or digit at least (OPC-14). */
export const slugPattern = /^[a-z\d-]*[a-z\d][a-z\d-]*$/;
