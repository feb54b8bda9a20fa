import { counted } from '@contract/core/counted';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useNotice } from '@/components/feedback/useNotice';
import { dropSharedFiles, readSharedFiles } from '@/services/offline/sharedFiles';
import { sharedMark } from '@/utils/paths';

/** The files shared with the product from another program, in turn; they are asked about once. */
export function useSharedFiles() {
  const [params, setParams] = useSearchParams();
  const asked = params.has(sharedMark);
  const [files, setFiles] = useState<readonly File[]>([]);
  const read = useRef(false);
  const notify = useNotice();
  useEffect(() => {
    if (!asked || read.current) return;
    read.current = true;
    void readSharedFiles().then((found) => {
      setFiles(found);
      const many = `Compartiste ${counted(found.length, 'archivo', 'archivos')}: decinos qué es cada uno.`;
      if (found.length > 1) notify({ text: many });
      if (found.length === 0) notify({ text: 'No llegó ningún archivo. Podés traerlo desde acá.' });
    });
  }, [asked, notify]);
  const next = () => {
    setFiles(files.slice(1));
    if (files.length > 1) return;
    void dropSharedFiles();
    setParams(withoutMark, { replace: true });
  };
  const [file] = files;
  return { file, key: files.length, next };
}

function withoutMark(params: URLSearchParams): URLSearchParams {
  params.delete(sharedMark);
  return params;
}
