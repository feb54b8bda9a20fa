import { useEffect, useState } from 'react';
import type { FormDraft } from '@/components/form/useDraft';
import { useUploadFileMutation } from '@/services/wms/generated/files.gen';

/** The pad names its drawing so; a photo never comes with that name and its kind. */
const isSignature = ({ name, type }: File) => name === 'firma.png' && type === 'image/png';

/** The pictures of a delivery: kept with its draft, and sent when it is. */
export function useProof({ files, keepFiles }: Pick<FormDraft, 'files' | 'keepFiles'>) {
  const [photo, setPhoto] = useState<File | null>(
    () => files.find((file) => !isSignature(file)) ?? null,
  );
  const [signature, setSignature] = useState<File | null>(() => files.find(isSignature) ?? null);
  const [upload] = useUploadFileMutation();
  useEffect(
    () => keepFiles([photo, signature].filter((file) => file !== null)),
    [photo, signature, keepFiles],
  );
  const hashOf = async (file: File | null) =>
    file ? (await upload({ purpose: 'delivery', file }).unwrap()).hash : null;
  const send = async () => ({
    photoHash: await hashOf(photo),
    signatureHash: await hashOf(signature),
  });
  return { photo, setPhoto, signature, setSignature, send };
}

export type Proof = ReturnType<typeof useProof>;
