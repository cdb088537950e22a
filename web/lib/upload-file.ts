import { GraphqlFailure } from './failure.ts';

/** A form of the server for one upload: its fields, then the file. */
export type UploadForm = { url: string; fields: readonly { name: string; value: string }[] };

/** Sends a file to the store; `onProgress` gets whole percents. Only XMLHttpRequest tells how far an upload is. */
export function uploadFile(form: UploadForm, file: File, onProgress: (percent: number) => void) {
  const body = new FormData();
  for (const { name, value } of form.fields) body.append(name, value);
  body.append('file', file);
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.floor((100 * loaded) / total));
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300 ? resolve() : reject(new GraphqlFailure('internal'));
    request.onerror = () => reject(new GraphqlFailure('offline'));
    request.open('POST', form.url);
    request.send(body);
  });
}
