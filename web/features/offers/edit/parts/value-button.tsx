import { type ComponentProps, createContext, useContext } from 'react';

/** Whether the offer is read alone: it was accepted (SND-046). */
export const ReadOnlyOffer = createContext(false);

/** A value that opens its edit. In an offer that is read alone it is text, which can be marked and copied. */
export function ValueButton({ ref, className, title, children, ...button }: ComponentProps<'button'>) {
  if (useContext(ReadOnlyOffer))
    return (
      <span className={className} title={title}>
        {children}
      </span>
    );
  return (
    <button {...button} ref={ref} type="button" className={className} title={title}>
      {children}
    </button>
  );
}
