import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TestFcmTopicDocument, type TestFcmTopicMutation } from '#web/graphql/notifications.ts';
import { codeOf, GraphqlFailure } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

export type TopicTest = TestFcmTopicMutation['testFCMTopic'] & { attempt: number };

/** Without the deployed field, AppSync rejects the whole document in its own words (OPW-48). */
const isMissing = (error: unknown) =>
  codeOf(error) === 'not-found' ||
  (error instanceof GraphqlFailure && String(error.cause).startsWith('Validation error'));

/** Texts for a test that failed to run (PSH-009 to PSH-011, WER-004 to WER-006). */
function useTestFailure() {
  const { t } = useTranslation('notifications');
  const failureText = useFailureText();
  return (error: unknown): string => {
    const code = codeOf(error);
    if (isMissing(error)) return t('tester.notFound');
    if (code === 'forbidden') return t('tester.forbidden');
    if (error instanceof GraphqlFailure && code !== 'internal') return failureText(error);
    const said = error instanceof Error && !(error instanceof GraphqlFailure) ? error.message : '';
    const named = error instanceof GraphqlFailure ? code : t('tester.noCode');
    return said || t('tester.unknownCode', { code: named });
  };
}

/** Sends a real message to a topic. The newest result comes first (PSH-006, PSH-007). */
export function useTopicTest() {
  const { t } = useTranslation('notifications');
  const testFailure = useTestFailure();
  const [results, setResults] = useState<readonly TopicTest[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (topic: string) => (await request(TestFcmTopicDocument, { topic })).testFCMTopic,
    onSuccess: (result) => setResults((before) => [{ ...result, attempt: before.length }, ...before]),
  });
  const [last] = results;
  const refused =
    last && !last.success && t('tester.failed', { message: last.message || t('tester.unknown') });
  return {
    test: (topic: string) => mutate(topic),
    busy: isPending,
    results,
    /** Why the last test failed. */
    failure: error ? testFailure(error) : refused || undefined,
  };
}
