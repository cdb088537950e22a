import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Register } from '#shared/registers/register.ts';
import { type UploadKind, uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { useFileCheck } from '#web/components/file-check/use-file-check.ts';
import { JobsDocument } from '#web/graphql/common.ts';
import {
  CheckRegisterDocument,
  type CheckRegisterMutation,
  StartRegisterImportDocument,
  UploadRegisterDocument,
} from '#web/graphql/registers.ts';
import { request } from '#web/lib/graphql.ts';
import { unlessLost } from '#web/lib/unless-lost.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useFollowedJob } from '#web/lib/use-followed-job.ts';
import { type Job, useJobs } from '#web/lib/use-job.ts';

export type RegisterCheck = CheckRegisterMutation['checkRegister'];

/** Cards of an address book are customers alone. */
const { 'text/vcard': _cards, ...spreadsheets } = uploadKinds.register.types;

const kindOf = (register: Register): UploadKind => ({
  ...uploadKinds.register,
  ...(register !== 'customers' && { types: spreadsheets }),
});

/** Endings of the files that a register takes. */
export const acceptedBy = (register: Register): string =>
  Object.values(kindOf(register).types)
    .map((ending) => `.${ending}`)
    .join(',');

/** Uploads a file of a register and asks what it would change (CUS-042, WRK-026). */
export const useRegisterCheck = (register: Register) =>
  useFileCheck<RegisterCheck>({
    kind: kindOf(register),
    upload: async (type) => (await request(UploadRegisterDocument, { register, type })).uploadRegister,
    check: async (key) => (await request(CheckRegisterDocument, { register, key })).checkRegister,
  });

/** The queries that an import changes begin like this. */
const changed: Record<Register, string> = { customers: 'customer', works: 'work' };

/** Begins an import and follows it; a page that is opened again goes on with the one that runs. */
export function useRegisterImport(register: Register) {
  const queries = useQueryClient();
  const { data: jobs, error: loadFailure } = useJobs('register_import');
  const runs = ({ state, variant }: Job) => state === 'running' && variant === register;
  const running = jobs?.find(runs);
  const { follow, ...followed } = useFollowedJob(running);
  const state = followed.job?.state;
  useEffect(() => {
    if (state === 'done') void queries.invalidateQueries({ queryKey: [changed[register]] });
  }, [state, queries, register]);
  const starting = useMutation({
    mutationFn: (check: string) =>
      unlessLost(
        async () => (await request(StartRegisterImportDocument, { register, check })).startRegisterImport,
        async () => (await request(JobsDocument, { kind: 'register_import' })).jobs.find(runs),
      ),
    onSuccess: follow,
  });
  return { ...followed, starting, loadFailure };
}

/** Texts of the failed requests of an import. */
export function useRegisterFailure(register: Register) {
  const { t } = useTranslation('registerImport');
  return useFailureText({
    'too-large': t(`${register}.tooLarge`),
    'not-found': t('expired'),
    'not-a-workbook': t(`${register}.unreadable`),
    'nothing-to-import': t('nothing'),
  });
}
