import { useNotice } from '@/components/feedback/useNotice';
import { useSendDocument } from '@/services/files/useSendDocument';
import {
  type DocumentDetail,
  useAddDocumentVersionMutation,
} from '@/services/wms/generated/documents.gen';

/** Keeps what was written over the last version as the next one. */
export function useKeepWritten({ id, version, versions, history }: DocumentDetail) {
  const send = useSendDocument();
  const [add] = useAddDocumentVersionMutation();
  const notify = useNotice();
  return async (bytes: Uint8Array) => {
    const name = history[0]?.file.name ?? 'documento.pdf';
    const file = await send(new File([bytes.slice()], name, { type: 'application/pdf' }));
    await add({ id, version, file, note: 'Escrito encima' }).unwrap();
    notify({ text: `Guardado como versión ${versions + 1}` });
  };
}
