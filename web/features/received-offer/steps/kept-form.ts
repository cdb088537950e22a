import type { AcceptanceForm } from './acceptance-form.ts';

/** A phone drops the tab of a customer who reads the mail with the code. The code and the signature are not kept. */
type Kept = Pick<AcceptanceForm, 'step' | 'terms' | 'withdrawal' | 'name' | 'role' | 'sentTo'>;

const keyOf = (hash: string) => `acceptance-${hash}`;

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const fits: Record<keyof Kept, (value: unknown) => boolean> = {
  ...{ step: isTextOrNone, sentTo: isTextOrNone },
  ...{ terms: isBoolean, withdrawal: isBoolean, name: isText, role: isText },
};
const fields = Object.keys(fits) as (keyof Kept)[];

/** What was typed for this version before the tab was loaded anew. */
export function keptForm(hash: string): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(hash)) ?? '{}');
    return fields.every((field) => fits[field](kept[field])) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepForm(hash: string, { step, terms, withdrawal, name, role, sentTo }: AcceptanceForm) {
  const kept: Kept = { step, terms, withdrawal, name, role, sentTo };
  sessionStorage.setItem(keyOf(hash), JSON.stringify(kept));
}

export const forgetForm = (hash: string) => sessionStorage.removeItem(keyOf(hash));
