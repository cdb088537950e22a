import type { ComponentProps, ReactNode } from 'react';

export type ToolProps = Omit<ComponentProps<'button'>, 'aria-label' | 'title'> & {
  /** Its action: "Grassetto". */
  label: string;
  /** Keys that do the same: "Ctrl+B". */
  keys?: string;
  /** Whether the marked text has it. */
  pressed?: boolean;
  /** Nothing to do now; it keeps the focus. */
  idle?: boolean;
  children: ReactNode;
};

/** A control of the toolbar; pressing it leaves the selection of the text as it is. */
export function ToolButton({ label, keys, pressed, idle, children, onClick, ...button }: ToolProps) {
  return (
    <button
      {...button}
      type="button"
      className={`tool ${button.className ?? ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={idle || undefined}
      aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => !idle && onClick?.(event)}
    >
      {children}
    </button>
  );
}
