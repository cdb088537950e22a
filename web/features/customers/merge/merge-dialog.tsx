import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadedCustomer } from '../form/loaded-customer.tsx';
import { Merge } from './merge.tsx';
import { PickOtherDialog } from './pick-other-dialog.tsx';

type Props = {
  first: string;
  /** Asked for when left out. */
  second?: string | undefined;
  /** The customer that stays, once the dialog of a merge closes. */
  onMerged?: (kept: string) => void;
  onClose: () => void;
};

/** Makes one customer of two (CUS-037). */
export default function MergeDialog({ first, second, onMerged, onClose }: Props) {
  // The texts of all parts: a dialog that waits again would lose its focus.
  useTranslation(['customerMerge', 'customers', 'catalogue', 'common']);
  const [other, setOther] = useState(second);
  if (!other) return <PickOtherDialog first={first} onPick={setOther} onClose={onClose} />;
  return (
    <LoadedCustomer id={first} onClose={onClose}>
      {(one) => (
        <LoadedCustomer id={other} onClose={onClose}>
          {(two) => <Merge pair={[one, two]} onMerged={onMerged} onClose={onClose} />}
        </LoadedCustomer>
      )}
    </LoadedCustomer>
  );
}
