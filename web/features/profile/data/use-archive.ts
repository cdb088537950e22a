import { useMutation } from '@tanstack/react-query';
import { DownloadPersonalDataDocument, StartPersonalDataDocument } from '#web/graphql/profile.ts';
import { request } from '#web/lib/graphql.ts';
import { loadableAddress } from '#web/lib/loadable-address.ts';
import { randomId, useAttemptKey } from '#web/lib/use-attempt-key.ts';
import { useJob, useJobs } from '#web/lib/use-job.ts';

/** The newest archive of the user, running or ready; a reload of the page finds it again. */
export function useArchive() {
  const keyOf = useAttemptKey(randomId);
  const { data: jobs } = useJobs('personal_data');
  const before = jobs?.[0];
  const start = useMutation({
    mutationFn: async () =>
      (await request(StartPersonalDataDocument, { key: keyOf({ after: before?.id }) })).startPersonalData,
  });
  const download = useMutation({
    mutationFn: async (id: string) => {
      const { downloadPersonalData: address } = await request(DownloadPersonalDataDocument, { id });
      // A file that is saved: the page stays.
      window.location.assign(loadableAddress(address));
    },
  });
  const { job, failure } = useJob(start.data ?? before);
  return { job, failure, start, download };
}
