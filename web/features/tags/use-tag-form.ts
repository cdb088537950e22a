import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ChangeEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { slugOf } from '#shared/catalogue/tags/slug-of.ts';
import { type TagForm, tagForm } from '#shared/schemas/tag-input.ts';

/** Capitals and blanks that were typed into a slug, as a slug has them. */
const asSlug = (typed: string) => typed.toLowerCase().replace(/\s+/g, '-');

const nothing: TagForm = { name: '', slug: '' };

/** Name and slug of a tag; the slug follows the name until one was typed (OPC-14). */
export function useTagForm(start: TagForm | undefined) {
  const [hasOwnSlug, setHasOwnSlug] = useState(start !== undefined);
  const form = useForm<TagForm>({
    mode: 'onTouched',
    defaultValues: start ? { name: start.name, slug: start.slug } : nothing,
    resolver: standardSchemaResolver(tagForm),
  });
  const { register, setValue, control, formState } = form;
  const typed = useWatch({ control });
  const name = register('name', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (hasOwnSlug) return;
      setValue('slug', slugOf(target.value), {
        shouldDirty: true,
        shouldValidate: formState.touchedFields.slug === true,
      });
    },
  });
  const slug = register('slug', {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setHasOwnSlug(target.value !== '');
      const written = asSlug(target.value);
      if (written !== target.value) setValue('slug', written, { shouldDirty: true });
    },
  });
  return {
    ...form,
    fields: { name, slug },
    /** Both are given: only then it can be saved. */
    isComplete: Boolean(typed.name?.trim() && typed.slug?.trim()),
  };
}
