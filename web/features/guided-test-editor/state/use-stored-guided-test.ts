import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { EditedGuidedTestDocument } from '#web/graphql/guided-test-editor.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { builtInGuidedTest, storedGuidedTest } from './stored-guided-test.ts';

export const editedGuidedTestKey = ['guidedTestDraft', 'stored'];

export const readEditedGuidedTest = async (signal?: AbortSignal) =>
  storedGuidedTest((await request(EditedGuidedTestDocument, {}, signal)).editedGuidedTest);

/** The stored guided test, live; the built-in one when it cannot be read (WED-067). */
export function useStoredGuidedTest() {
  const { data, error } = useQuery({
    queryKey: editedGuidedTestKey,
    queryFn: ({ signal }) => readEditedGuidedTest(signal),
    // A later answer that is the same leaves what is edited alone.
    structuralSharing: true,
  });
  const failed = error !== null && data === undefined;
  useEffect(() => {
    if (error) console.error('guided test not loaded', codeOf(error));
  }, [error]);
  const guidedTest = useMemo(() => data ?? (failed ? builtInGuidedTest() : undefined), [data, failed]);
  return { guidedTest, failed };
}
