import './name-button.css';

type Props = { name: string; onPress: () => void };

/** The name of a row whose dialog it opens. */
export const NameButton = ({ name, onPress }: Props) => (
  <button type="button" className="main name-button" onClick={onPress}>
    {name}
  </button>
);
