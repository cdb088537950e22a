import { isDrawing } from '#shared/guided-test/drawings.ts';
import './drawing.css';

/** Addresses alone: a picture loads when it is first shown. */
const addresses = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The drawing of an answer, in the colours of the theme: a decoration. Of an unknown name it shows nothing (ux §21). */
export const Drawing = ({ name }: { name: string | null | undefined }) =>
  isDrawing(name) ? (
    <svg
      className="drawing"
      viewBox="0 0 240 88"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-drawing={name}
    >
      <use href={`${addresses[`./drawings/${name}.svg`]}#drawing`} />
    </svg>
  ) : null;
