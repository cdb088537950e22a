export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);
