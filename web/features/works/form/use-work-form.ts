import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { formatCatalogueNumber, formatEuro } from '#shared/format/format-catalogue-number.ts';
import { pricePerEuro } from '#shared/money/units.ts';
import { perHour, type WorkContent, type WorkForm, workForm } from '#shared/schemas/work-input.ts';
import type { WholeWork } from '../use-works.ts';

/** An amount in a field, '8,50'; ungrouped hours, '0,125'. */
export const euroText = (value: number) => formatEuro(value / pricePerEuro);
export const hoursText = (value: number) => formatCatalogueNumber(value / perHour);

const textOf = (value: number | null, write: (value: number) => string) =>
  value === null ? '' : write(value);

const noTexts = { it: '', en: '', de: '' };

/** The form of a work that there is not yet. */
export const emptyForm: WorkForm = {
  ...{ code: '', description: noTexts, longText: noTexts, group: '', unit: 'mq' },
  ...{ price: '', vat: '', hours: '', hourlyCost: '', unitCost: '', finished: false, phases: [] },
};

const written = (text: WholeWork['longText']) => ({
  it: text?.it ?? '',
  en: text?.en ?? '',
  de: text?.de ?? '',
});

/** A stored work in the fields of its form. */
export const formOf = (work: WholeWork): WorkForm => ({
  code: work.code,
  description: written(work.description),
  longText: written(work.longText),
  group: work.group ?? '',
  unit: work.unit,
  price: textOf(work.price, euroText),
  vat: work.vat ?? '',
  hours: textOf(work.hours, hoursText),
  hourlyCost: textOf(work.hourlyCost, euroText),
  unitCost: textOf(work.unitCost, euroText),
  finished: work.finished,
  phases: work.phases,
});

/** The fields of a work; what they hold comes out as the server takes it. */
export const useWorkForm = (start: WorkForm) =>
  useForm<WorkForm, unknown, WorkContent>({
    mode: 'onTouched',
    defaultValues: start,
    resolver: standardSchemaResolver(workForm),
  });
