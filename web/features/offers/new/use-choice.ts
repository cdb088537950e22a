import { useState } from 'react';
import type { OfferBeginning } from '#web/lib/ask-for-offer.ts';
import { useTemplates } from '../use-templates.ts';
import { useQuotationChoices, useQuotationPeople } from './use-choices.ts';
import type { Chosen } from './use-creation.ts';

type People = { customerId: string | null; siteId: string | null };

const nobody: People = { customerId: null, siteId: null };
const nothing = { ...nobody, title: '', quotation: '', contactId: '', template: '' };

/** Somebody chose these; the site comes with its customer. */
const compared = ['title', 'quotation', 'customerId', 'contactId', 'template'] as const;

/** The choices of a new offer; a quotation brings its customer, while nobody is chosen (OFR-003). */
export function useChoice(start: OfferBeginning) {
  const begun: Chosen & People = {
    ...nothing,
    quotation: start.quotation?.id ?? '',
    template: start.template ?? '',
  };
  const [typed, setTyped] = useState(begun);
  const [hasPeople, setHasPeople] = useState(false);
  const change = (part: Partial<Chosen>) => setTyped((before) => ({ ...before, ...part }));
  const { quotations, options } = useQuotationChoices(start.quotation);
  const { data: templates = [] } = useTemplates();
  const quotation = quotations.find(({ id }) => id === typed.quotation);
  const template = templates.find(({ id }) => id === typed.template);
  const brought = useQuotationPeople(typed.quotation);
  const chosen = hasPeople ? typed : { ...typed, ...brought };
  const base = hasPeople ? { ...begun, customerId: start.customer ?? null } : begun;
  return {
    ...{ chosen, change, options, templates },
    /** Asked of the server. */
    wish: hasPeople ? chosen : withoutPeople(chosen),
    proposed: quotation?.name ?? start.quotation?.name ?? template?.title,
    isChanged: compared.some((name) => typed[name] !== base[name]),
    takeQuotation(id: string) {
      if (chosen.customerId === null) setHasPeople(false);
      change({ quotation: id });
    },
    takePeople(people: People) {
      const isOther = people.customerId !== chosen.customerId;
      setHasPeople(true);
      change({ ...people, ...(isOther && { contactId: '' }) });
    },
  };
}

/** Those of a quotation are given by the server. */
const withoutPeople = ({ customerId: _, siteId: __, ...chosen }: Chosen): Chosen => chosen;

export type Choice = ReturnType<typeof useChoice>;
