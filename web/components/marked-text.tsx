import { Fragment, type ReactNode } from 'react';

type Props = {
  /** Its marked parts stand in `<b>`. */
  text: string;
  mark?: (part: string) => ReactNode;
};

/** A text of which parts are bold, or links. The `Trans` of react-i18next adds 4 KB to the first load of every screen. */
export const MarkedText = ({ text, mark = (part) => <b>{part}</b> }: Props) =>
  text
    .split(/<\/?b>/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their places.
    .map((part, at) => <Fragment key={at}>{at % 2 === 1 ? mark(part) : part}</Fragment>);
