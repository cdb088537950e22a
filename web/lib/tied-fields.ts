import type { ChangeEvent } from 'react';

/** Names of the fields of a form whose values have a type. */
export type Names<Form, Value> = {
  [Name in keyof Form]: Form[Name] extends Value ? Name : never;
}[keyof Form] &
  string;

type Holder<Form> = {
  values: Form;
  edit: (change: Partial<Form>) => void;
  leave: (name: string) => () => void;
  readOnly?: boolean;
};

type Change<Element> = (event: ChangeEvent<Element>) => void;
export type Tied<Value> = {
  value: Value;
  readOnly: boolean | undefined;
  onChange: Change<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur: () => void;
};

/** Ties inputs to the fields of a form: texts and lists by `text`, checkboxes by `tick`. */
export const tiedFields = <Form extends object>({ values, edit, leave, readOnly }: Holder<Form>) => ({
  // The type of `name` allows only fields with such a value, but TypeScript cannot conclude that.
  text: (name: Names<Form, string>): Tied<string> => ({
    value: values[name] as string,
    readOnly,
    onChange: ({ target }) => edit({ [name]: target.value } as Partial<Form>),
    onBlur: leave(name),
  }),
  tick: (name: Names<Form, boolean>) => ({
    checked: values[name] as boolean,
    disabled: readOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      edit({ [name]: target.checked } as Partial<Form>),
    onBlur: leave(name),
  }),
});
