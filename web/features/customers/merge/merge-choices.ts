import { useState } from 'react';
import {
  differingFields,
  type MergedField,
  mergedContent,
  mergedFields,
  overfullPart,
} from '#shared/customers/merged-customer.ts';
import { settledCustomer } from '#shared/customers/settled-customer.ts';
import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';

type Pair = readonly [WholeCustomer, WholeCustomer];

/**
 * Which of two customers stays, and of which of them each field is. A field that nobody chose is that of the one that
 * stays (CUS-037).
 */
export function useMergeChoices([one, two]: Pair) {
  const [keptId, keep] = useState(one.id);
  const [chosen, setChosen] = useState<Partial<Record<MergedField, string>>>({});
  const [kept, other] = keptId === one.id ? [one, two] : [two, one];
  const differing = differingFields(kept, other);
  const ownerOf = (field: MergedField) => chosen[field] ?? kept.id;
  const fromOther = differing.filter((field) => ownerOf(field) === other.id);
  const merged = mergedContent(kept, other, fromOther);
  const { problems } = settledCustomer(merged);
  return {
    ...{ kept, other, keep, differing, ownerOf, fromOther, merged },
    choose: (field: MergedField, of: string) => setChosen({ ...chosen, [field]: of }),
    /** Empty fields that get the value of the other one. */
    filled: mergedFields.filter((field) => kept[field] === null && other[field] !== null),
    overfull: overfullPart(merged),
    wrong: problems[0],
    /** Sites and contacts of both that become one. */
    joined: {
      sites: kept.sites.length + other.sites.length - merged.sites.length,
      contacts: kept.contacts.length + other.contacts.length - merged.contacts.length,
    },
  };
}
export type MergeChoices = ReturnType<typeof useMergeChoices>;
