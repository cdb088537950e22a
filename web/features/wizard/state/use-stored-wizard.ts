import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { WizardDocument } from '#web/graphql/wizard.ts';
import { codeOf } from '#web/lib/failure.ts';
import { request } from '#web/lib/graphql.ts';
import { builtInWizard, storedWizard } from './stored-wizard.ts';

export const wizardKey = ['wizard', 'stored'];

export const readWizard = async (signal?: AbortSignal) =>
  storedWizard((await request(WizardDocument, {}, signal)).wizard);

/** What is stored; another editor's save arrives as a live change. The built-in stages when it cannot be read (WED-067). */
export function useStoredWizard() {
  const { data, error } = useQuery({
    queryKey: wizardKey,
    queryFn: ({ signal }) => readWizard(signal),
    // A later answer that is the same leaves what is edited alone.
    structuralSharing: true,
  });
  const failed = error !== null && data === undefined;
  useEffect(() => {
    if (error) console.error('questionnaire not loaded', codeOf(error));
  }, [error]);
  const wizard = useMemo(() => data ?? (failed ? builtInWizard() : undefined), [data, failed]);
  return { wizard, failed };
}
