import { as, type Editor } from '#test/support/races/editable.ts';

/** What is sent with a key. */
export type Creation = {
  /** Made anew for each text; the same for the same. */
  args: (unique: string) => Promise<object> | object;
  /** Another value of everything that it makes something of, by its name, `argument` or `argument.field`. */
  changed: Readonly<Record<string, unknown>>;
  /** What of the answer stays, however far a job came: all, unless it says otherwise. */
  same?: (answer: unknown) => unknown;
  /** What happens before somebody sends it again, so that nothing but its key guards it. */
  later?: () => Promise<unknown>;
  /** How often it may be sent at the same moment, where there is a limit. */
  atOnce?: number;
};

export type Creations = Readonly<Record<string, Creation>>;

/** The id of what an operation made. */
export async function made({ run }: Editor, field: string, args: object): Promise<string> {
  const answer = await run(field, args);
  return typeof answer === 'string' ? answer : as<{ id: string }>(answer).id;
}

/** The same for the same text: what has to be there before is made once. */
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

/** An operation whose arguments, and the key, stand in its input. */
export const inInput = ({ args, changed, ...more }: Creation): Creation => ({
  ...more,
  args: async (unique) => ({ input: await args(unique) }),
  changed: within('input', changed),
});
