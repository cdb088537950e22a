import { useEffect, useState } from 'react';
import { readFactor } from '#shared/price-update/read-factor.ts';

type Wanted = {
  factor: number;
  isOwn: boolean;
  onChange: (factor: number | null) => void;
  onWrong: (isWrong: boolean) => void;
};

/** A factor while it is typed: it counts when its field is left, and is told as wrong until it is one. */
export function useTypedFactor({ factor, isOwn, onChange, onWrong }: Wanted) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const read = typed === undefined ? undefined : readFactor(typed);
  const isWrong = typeof read === 'string';
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, and taken back when the field goes
  useEffect(() => {
    onWrong(isWrong);
    return () => onWrong(false);
  }, [isWrong]);
  return {
    typed,
    problem: isLeft && typeof read === 'string' ? read : undefined,
    type: (text: string) => {
      setLeft(false);
      setTyped(text);
    },
    forget: () => setTyped(undefined),
    leave: () => {
      setLeft(true);
      if (read === undefined || typeof read === 'string') return;
      if (read === null ? isOwn : read !== factor) onChange(read);
      setTyped(undefined);
    },
  };
}
