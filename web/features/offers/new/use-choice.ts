import { useEffect, useState } from 'react';
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
  const [chosen, setChosen] = useState(begun);
  const change = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const { quotations, options } = useQuotationChoices(start.quotation);
  const { data: templates = [] } = useTemplates();
  const quotation = quotations.find(({ id }) => id === chosen.quotation);
  const template = templates.find(({ id }) => id === chosen.template);
  const named = quotations.find(({ id }) => id === begun.quotation)?.customer?.id;
  useEffect(() => {
    if (named) setChosen((now) => (now.customerId === null ? { ...now, customerId: named } : now));
  }, [named]);
  const base = { ...begun, customerId: start.customer ?? named ?? null };
  return {
    ...{ chosen, change, options, templates },
    proposed: quotation?.name ?? start.quotation?.name ?? template?.title,
    isChanged: compared.some((name) => chosen[name] !== base[name]),
    takeQuotation(id: string) {
      const customer = quotations.find((one) => one.id === id)?.customer;
      const isFree = chosen.customerId === null && customer;
      change({ quotation: id, ...(isFree && { customerId: customer.id }) });
    },
    takePeople(people: Pick<Chosen, 'customerId' | 'siteId'>) {
      const isOther = people.customerId !== chosen.customerId;
      change({ ...people, ...(isOther && { contactId: '' }) });
    },
  };
}

export type Choice = ReturnType<typeof useChoice>;
