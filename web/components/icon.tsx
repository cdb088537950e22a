import '#web/styles/icons.css';
import type { IconName } from './icon-names.ts';

export type { IconName } from './icon-names.ts';

type Props = { name: IconName; small?: boolean };

export function Icon({ name, small }: Props) {
  return <i className={`pi pi-${name}${small ? ' pi-s' : ''}`} aria-hidden="true" />;
}
