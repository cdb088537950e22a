import { vi } from 'vitest';
import * as uploads from '#web/lib/upload-file.ts';

/** Takes every file that is uploaded, or does with it what the test says. */
export const takeUploads = (taking: typeof uploads.uploadFile = () => Promise.resolve()) =>
  vi.spyOn(uploads, 'uploadFile').mockImplementation(taking);
