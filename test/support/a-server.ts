import { answerWith } from './stub-transport.ts';

type Call = { operation: string; variables: never };
type Answers = Record<string, (variables: never) => unknown>;

/** The server of one test: answers each operation by its name and records the calls. */
export function aServer(answers: Answers) {
  const calls: Call[] = [];
  answerWith((operation, variables) => {
    calls.push({ operation, variables });
    const found = answers[operation];
    if (!found) throw new Error(`No answer prepared for ${operation}`);
    return found(variables);
  });
  const asked = <Variables>(operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ variables }) => variables as Variables);
  return { answers, asked, calls };
}
