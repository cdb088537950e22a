import { useState } from 'react';
import { type ConfigProblem, parseConfig } from '#shared/guided-test/parse-config.ts';
import { isSameConfig } from '#shared/guided-test/same-config.ts';
import type { GuidedTestConfig } from '#shared/schemas/guided-test.ts';

const textOf = (config: GuidedTestConfig | null): string => (config ? JSON.stringify(config, null, 2) : '');

type Emit = (config: GuidedTestConfig | null) => void;

/** The text of the configuration: what is typed counts on leaving it, and only when valid (WED-053, OPW-15). */
export function useSource(config: GuidedTestConfig | null, emit: Emit) {
  const [known, setKnown] = useState(config);
  const [text, setText] = useState(() => textOf(config));
  const [problem, setProblem] = useState<ConfigProblem>();
  if (config !== known) {
    setKnown(config);
    if (!isSameConfig(config, known)) {
      setText(textOf(config));
      setProblem(undefined);
    }
  }
  return {
    text,
    problem,
    type: setText,
    dismiss: () => setProblem(undefined),
    leave() {
      const parsed = parseConfig(text);
      setProblem('problem' in parsed ? parsed : undefined);
      if ('problem' in parsed || isSameConfig(parsed.config, config)) return;
      setKnown(parsed.config);
      emit(parsed.config);
    },
    /** Answers whether it could be done. */
    format(): boolean {
      try {
        if (text.trim() !== '') setText(JSON.stringify(JSON.parse(text), null, 2));
        return true;
      } catch {
        return false;
      }
    },
  };
}
