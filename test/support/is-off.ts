type Control = Element & { disabled?: boolean };

/** Whether a control cannot be used: without a word, or for a reason that it says. */
export const isOff = (control: Control | null | undefined) =>
  control?.disabled === true || control?.getAttribute('aria-disabled') === 'true';
