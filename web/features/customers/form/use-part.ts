import type { WholeCustomer } from '#web/components/customer-form/use-customers.ts';
import { useCustomerEdit } from './use-customer-edit.ts';

type Part = { id: string };
type List = 'sites' | 'contacts';

/** The parts with one of them changed, or added at the end. */
const withPart = <Each extends Part>(parts: readonly Each[], part: Each): Each[] =>
  parts.some(({ id }) => id === part.id)
    ? parts.map((each) => (each.id === part.id ? part : each))
    : [...parts, part];

/** Saves or removes one site or contact; the server takes all of them (CUS-014, CUS-016). */
export function usePart<Name extends List>(name: Name, customer: WholeCustomer, onClose: () => void) {
  const { base, save, ...edit } = useCustomerEdit(customer, onClose);
  type Each = WholeCustomer[Name][number];
  const listOf = (of: WholeCustomer): readonly Each[] => of[name];
  const send = (parts: readonly Each[], { revision }: WholeCustomer) =>
    save({ [name]: parts.map((part) => ({ ...part })) }, revision);
  return {
    ...edit,
    base,
    put: (part: Each, of = base) => send(withPart(listOf(of), part), of),
    remove: (id: string) =>
      send(
        listOf(base).filter((part) => part.id !== id),
        base,
      ),
  };
}

/** The id of a part that is added: unique in its customer. */
export const newPartId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
