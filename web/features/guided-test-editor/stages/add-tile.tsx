import { Icon } from '#web/components/icon.tsx';

/** Adds one more to the list above it. */
export const AddTile = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="add-tile" onClick={onClick}>
    <Icon name="plus" small />
    {label}
  </button>
);
