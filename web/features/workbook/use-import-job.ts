import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { StartCatalogueImportDocument } from '#web/graphql/workbook.ts';
import { request } from '#web/lib/graphql.ts';
import { type Job, useJob, useJobs } from '#web/lib/use-job.ts';

/** The import that was begun here, else the newest one: a page opened again goes on with it. */
export function useImportJob() {
  const [started, setStarted] = useState<Job>();
  const newest = useJobs('import');
  const { job, failure } = useJob(started ?? newest.data?.[0]);
  const starting = useMutation({
    mutationFn: async (check: string) =>
      (await request(StartCatalogueImportDocument, { check })).startCatalogueImport,
    onSuccess: setStarted,
  });
  return {
    job,
    failure,
    loadFailure: newest.error,
    isRunning: job?.state === 'running',
    wasBegunHere: started !== undefined,
    /** It was begun, or still running, on this page. */
    isOfThisPage: started !== undefined || newest.data?.[0]?.state === 'running',
    starting,
  };
}
