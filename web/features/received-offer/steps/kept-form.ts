import { tabStore } from '#web/lib/storage.ts';

export type Step = 'summary' | 'terms' | 'name' | 'code' | 'sign';

/** A phone drops the tab of a customer who reads the mail with the code. The code and the signature are not kept. */
export type KeptForm = {
  /** Where they are; undefined while they read the offer. */
  step: Step | undefined;
  terms: boolean;
  withdrawal: boolean;
  name: string;
  role: string;
  /** Where the code that is good now was sent. */
  sentTo: string | undefined;
};

const keyOf = (hash: string) => `acceptance-${hash}`;

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const fits: Record<keyof KeptForm, (value: unknown) => boolean> = {
  ...{ step: isTextOrNone, sentTo: isTextOrNone },
  ...{ terms: isBoolean, withdrawal: isBoolean, name: isText, role: isText },
};
const fields = Object.keys(fits) as (keyof KeptForm)[];

/** The texts and ticks of this version before the tab was loaded anew. */
export function keptForm(hash: string): KeptForm | undefined {
  try {
    const kept = JSON.parse(tabStore.get(keyOf(hash)) ?? '{}');
    return fields.every((field) => fits[field](kept[field])) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepForm(hash: string, { step, terms, withdrawal, name, role, sentTo }: KeptForm) {
  const kept: KeptForm = { step, terms, withdrawal, name, role, sentTo };
  tabStore.set(keyOf(hash), JSON.stringify(kept));
}

export const forgetForm = (hash: string) => tabStore.remove(keyOf(hash));
