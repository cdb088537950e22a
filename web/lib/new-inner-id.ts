/** An id for a thing inside an entity: 16 hexadecimal digits, once each inside it. */
export const newInnerId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
