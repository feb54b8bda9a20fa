import { useEffect, useRef } from 'react';
import { FileDrop } from '@/components/files/FileDrop';
import { useField } from '@/components/form/useField';
import { WithReason } from '@/components/form/WithReason';
import { uploadOf } from '@/services/files/fileUpload';
import { useSendDocument } from '@/services/files/useSendDocument';
import { documentRules } from '../documentRules';

interface FilesInputProps {
  name: 'files';
  most: number;
}

/** The files of a form, chosen, dropped, pasted or taken with the camera. */
export function FilesInput({ name, most }: FilesInputProps) {
  const { field, error } = useField(name);
  const send = useSendDocument();
  const chosen = useRef<readonly File[]>([]);
  useEffect(() => {
    chosen.current = field.value as File[];
  });
  // Closed without sending: what is still on its way is no longer wanted.
  useEffect(
    () => () => {
      for (const file of chosen.current) uploadOf(file).cancel();
    },
    [],
  );
  return (
    <WithReason error={error}>
      <FileDrop
        label="Archivo"
        pages
        rules={documentRules(most)}
        files={field.value as File[]}
        onChange={field.onChange}
        // Its row says what failed; sending the form tries again.
        onSend={(file) => void send(file).catch(() => undefined)}
      />
    </WithReason>
  );
}
