import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '@/components/form/useDraft';
import { asAppError } from '@/components/state/asAppError';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';
import { handled } from '@/services/wms/handled';

export interface PostUpload {
  key: number;
  file: File;
  /** Why it did not arrive; while it travels, nothing. */
  failure: string | null;
}

/** Sends each picture and each PDF as soon as it is chosen, one after another so that they keep their order. */
export function usePostUploads(
  draft: FormDraft,
  onUploaded: (file: { hash: string; name: string; isPdf: boolean }) => void,
) {
  const [uploads, setUploads] = useState<readonly PostUpload[]>([]);
  const [uploadFile] = useUploadFileMutation();
  const queue = useRef(Promise.resolve());
  const nextKey = useRef(1);
  const dropped = useRef(new Set<number>());
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  const drop = (key: number) => {
    dropped.current.add(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };
  const send = async ({ key, file }: PostUpload) => {
    if (dropped.current.has(key)) return;
    try {
      const isPdf = file.type === 'application/pdf';
      const purpose = isPdf ? 'postFile' : 'post';
      const { hash } = await uploadFile({ purpose, file }).unwrap();
      if (!dropped.current.has(key)) latest.current({ hash, name: file.name, isPdf });
      drop(key);
    } catch (error) {
      handled(error);
      const failure = asAppError(error).message;
      setUploads((all) =>
        all.map((upload) => (upload.key === key ? { ...upload, failure } : upload)),
      );
    }
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({ key: nextKey.current++, file, failure: null }));
    setUploads((all) => [...all, ...added]);
    for (const upload of added) queue.current = queue.current.then(() => send(upload));
  };
  // The files that were chosen the last time and did not arrive set out again, once.
  const begin = useRef(() => add(draft.files));
  useEffect(() => {
    begin.current();
    begin.current = () => undefined;
  }, []);
  const { keepFiles } = draft;
  useEffect(() => keepFiles(uploads.map(({ file }) => file)), [uploads, keepFiles]);
  const retry = ({ key, file }: PostUpload) => {
    drop(key);
    add([file]);
  };
  return { uploads, add, drop, retry };
}
