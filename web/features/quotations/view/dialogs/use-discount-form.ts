import { useState } from 'react';
import { type Discounts, discountsInOrder } from '#shared/money/discount-factor.ts';
import {
  type ChainFault,
  discountChain,
  isUnfinishedChain,
  parseDiscountChain,
  typedPercent,
} from '#shared/money/parse-discount-chain.ts';
import { discountForm } from '#shared/schemas/discount-form.ts';
import { useNumberForm } from './use-number-form.ts';

type Field = keyof Discounts | 'chain';
type Typed = Record<Field, string>;

const messages: Record<ChainFault, string> = {
  unreadable: 'validation.chain',
  tooLong: 'validation.chainLength',
  range: 'validation.range',
};

const typedDiscounts = ({ discount, discountExtra, discountAccounting }: Discounts) => ({
  discount: typedPercent(discount),
  discountExtra: typedPercent(discountExtra),
  discountAccounting: typedPercent(discountAccounting),
});

function check(typed: Typed) {
  const chain = parseDiscountChain(typed.chain);
  if (typeof chain === 'string') return faulty([{ path: ['chain'], message: messages[chain] }]);
  const checked = discountForm.safeParse(typed);
  if (checked.success) return checked;
  return faulty(
    checked.error.issues.map(({ path, message }) => {
      const isChain = typed[path[0] as Field].includes('+');
      return { path, message: isChain ? 'validation.oneDiscount' : message };
    }),
  );
}

const faulty = (issues: { path: PropertyKey[]; message: string }[]) => ({
  success: false as const,
  error: { issues },
});

/** A chain that is no longer read is marked before what was read of it is taken for it. */
const marksAtOnce = (name: Field, text: string) => name === 'chain' && !isUnfinishedChain(text);

export type DiscountForm = ReturnType<typeof useDiscountForm>;

/** Three discounts and their chain; typing in one fills the other. */
export function useDiscountForm(stored: Discounts) {
  const [initial] = useState(() => ({ ...typedDiscounts(stored), chain: discountChain(stored) }));
  const form = useNumberForm<Field, Discounts>({
    initial,
    check,
    marksAtOnce,
    unit: '%',
    numbers: discountsInOrder,
  });
  const { field, numberField, fill, typed, ...rest } = form;
  const three = discountForm.safeParse(typed);
  const discountField = (name: keyof Discounts) => ({
    ...numberField(name),
    onChange: (text: string) => {
      const { success, data } = discountForm.safeParse({ ...typed, [name]: text });
      // The chain is empty while a discount cannot be read.
      fill({ [name]: text, chain: success ? discountChain(data) : '' });
    },
  });
  const { onBlur, ...chain } = field('chain');
  const chainField = {
    ...chain,
    required: false,
    onChange: (text: string) => {
      const read = parseDiscountChain(text);
      fill({ ...(typeof read === 'string' ? {} : typedDiscounts(read)), chain: text });
    },
    onBlur: () => {
      const read = parseDiscountChain(typed.chain);
      if (typeof read !== 'string') fill({ chain: discountChain(read) });
      onBlur();
    },
  };
  const isRead = three.success && chainField.error === undefined;
  return { ...rest, discountField, chainField, discounts: isRead ? three.data : undefined };
}
