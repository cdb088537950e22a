import { provinces } from '#shared/geography/provinces.ts';
import type { Option } from '#web/components/select-field.tsx';

export const provinceOptions: readonly Option[] = provinces.map(({ code, name }) => ({
  value: code,
  label: `${name} (${code})`,
}));
