import { as, type Editor } from '#test/support/races/editable.ts';

/** A call with an idempotency key. */
export type Creation = {
  /** Builds the arguments; equal texts give equal arguments. */
  args: (unique: string) => Promise<object> | object;
  /** Another value for each part of the content, by its name, `argument` or `argument.field`. */
  changed: Readonly<Record<string, unknown>>;
  /** The part of the answer that stays while a job runs; by default all of it. */
  same?: (answer: unknown) => unknown;
  /** Runs before the call is repeated, so that only its key protects it. */
  later?: () => Promise<unknown>;
  /** The maximum of simultaneous calls, if there is a limit. */
  atOnce?: number;
};

export type Creations = Readonly<Record<string, Creation>>;

/** The id of the created thing. */
export async function made({ run }: Editor, field: string, args: object): Promise<string> {
  const answer = await run(field, args);
  return typeof answer === 'string' ? answer : as<{ id: string }>(answer).id;
}

/** Returns the same value for the same text: prerequisites are made once. */
export function remembered<Value>(make: (unique: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (unique: string): Promise<Value> => {
    const value = known.get(unique) ?? make(unique);
    known.set(unique, value);
    return value;
  };
}

/** Fields of an argument, by their names. */
export const within = (argument: string, fields: object): Creation['changed'] =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${argument}.${name}`, value]));

/** An operation with arguments and key in its input. */
export const inInput = ({ args, changed, ...more }: Creation): Creation => ({
  ...more,
  args: async (unique) => ({ input: await args(unique) }),
  changed: within('input', changed),
});
