import type { ComponentProps } from 'react';
import { Button } from '#web/components/button.tsx';

type Props = Pick<
  ComponentProps<typeof Button>,
  'icon' | 'variant' | 'busy' | 'disabledReason' | 'onClick'
> & {
  text: string;
  /** The text with the update that it is about, for readers. */
  spoken: string;
};

/** An action on an update of a list. */
export const RunButton = ({ text, spoken, ...button }: Props) => (
  <Button small aria-label={spoken} {...button}>
    {text}
  </Button>
);
