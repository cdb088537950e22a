import { useState } from 'react';
import type { OfferBeginning } from '#web/lib/ask-for-offer.ts';
import { useTemplates } from '../use-templates.ts';
import { useQuotationChoices } from './use-choices.ts';
import type { Chosen } from './use-creation.ts';

const nothing: Chosen = {
  ...{ title: '', quotation: '', customerId: null, siteId: null, contactId: '', template: '' },
};

/** Somebody chose these; the site comes with its customer. */
const compared = ['title', 'quotation', 'customerId', 'contactId', 'template'] as const;

/** The choices of a new offer; a quotation brings its customer, while nobody is chosen (OFR-003). */
export function useChoice(start: OfferBeginning) {
  const begun: Chosen = { ...nothing, quotation: start.quotation?.id ?? '', template: start.template ?? '' };
  const [typed, setTyped] = useState(begun);
  const [hasPeople, setHasPeople] = useState(false);
  const change = (part: Partial<Chosen>) => setTyped((before) => ({ ...before, ...part }));
  const { quotations, options } = useQuotationChoices(start.quotation);
  const { data: templates = [] } = useTemplates();
  const quotation = quotations.find(({ id }) => id === typed.quotation);
  const template = templates.find(({ id }) => id === typed.template);
  const chosen: Chosen = hasPeople ? typed : { ...typed, ...broughtBy(quotation, start) };
  const base = hasPeople ? { ...begun, customerId: start.customer ?? null } : begun;
  return {
    ...{ chosen, change, options, templates },
    proposed: quotation?.name ?? start.quotation?.name ?? template?.title,
    isChanged: compared.some((name) => typed[name] !== base[name]),
    takeQuotation(id: string) {
      if (chosen.customerId === null) setHasPeople(false);
      change({ quotation: id });
    },
    takePeople(people: Pick<Chosen, 'customerId' | 'siteId'>) {
      const isOther = people.customerId !== chosen.customerId;
      setHasPeople(true);
      change({ ...people, ...(isOther && { contactId: '' }) });
    },
  };
}

/** The customer of a quotation, and the site of the one that the dialog begins with. */
function broughtBy(
  quotation: { id: string; customer?: { id: string } | null } | undefined,
  start: OfferBeginning,
): Pick<Chosen, 'customerId' | 'siteId'> {
  const customerId = quotation?.customer?.id ?? null;
  const isStart = quotation?.id === start.quotation?.id;
  return { customerId, siteId: (customerId && isStart && start.quotation?.siteId) || null };
}

export type Choice = ReturnType<typeof useChoice>;
