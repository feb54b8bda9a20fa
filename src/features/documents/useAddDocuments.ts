import { useState } from 'react';
import { useSendDocument } from '@/services/files/useSendDocument';
import { type DocumentType, useAddDocumentMutation } from '@/services/wms/generated/documents.gen';
import type { AddValues } from './addDocumentForm';
import { besideFiles } from './besideFiles';
import { documentForm } from './documentForm';
import { titleOf } from './documentTexts';

/** Adds one document for each file; when one is refused, those before it are in and those left stay chosen. */
export function useAddDocuments(types: readonly DocumentType[], setLeft: (files: File[]) => void) {
  const send = useSendDocument();
  const [addOne] = useAddDocumentMutation();
  const [progress, setProgress] = useState({ done: 0, total: 0 });

  const add = async (values: AddValues): Promise<number> => {
    const { files } = values;
    const form = documentForm(types);
    setProgress({ done: 0, total: files.length });
    for (const [index, file] of files.entries()) {
      const title = files.length === 1 ? values.title.trim() : '';
      const fields = form.input({ ...values, title: title || titleOf(file.name) });
      const { note, personId } = values;
      const whose = personId === null ? {} : { personId };
      const sent = { ...fields, ...whose, note, file: await send(file) };
      await besideFiles(addOne(sent).unwrap());
      setProgress({ done: index + 1, total: files.length });
      setLeft(files.slice(index + 1));
    }
    return files.length;
  };
  return { add, ...progress };
}
