import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { RecordDialog } from '@/components/dialog/RecordDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import { useRecordForm } from '@/components/record/useRecordForm';
import { asAppError } from '@/components/state/asAppError';
import { useSendDocument } from '@/services/files/useSendDocument';
import {
  type DocumentDetail,
  type DocumentType,
  useAddDocumentVersionMutation,
  useAskDocumentSignatureMutation,
  useListDocumentTypesQuery,
  useRemoveDocumentMutation,
  useUpdateDocumentMutation,
} from '@/services/wms/generated/documents.gen';
import { routes } from '@/utils/paths';
import { documentForm } from '../documentForm';
import { AddVersionDialog } from './AddVersionDialog';
import { DocumentFields } from './DocumentFields';

/** The server says what this person may do with it. */
export function DocumentActions({ row }: { row: DocumentDetail }) {
  const [open, setOpen] = useState<DocumentDetail['actions'][number] | 'write' | null>(null);
  const { data } = useListDocumentTypesQuery();
  const [remove] = useRemoveDocumentMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const saveAnnotatedVersion = useSaveAnnotatedVersion(row);
  const close = () => setOpen(null);
  const last = row.history[0]?.file;
  const may = (action: DocumentDetail['actions'][number]) => row.actions.includes(action);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {may('addVersion') ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="upload" />}
          onClick={() => setOpen('addVersion')}
        >
          Agregar una versión
        </Button>
      ) : null}
      {may('addVersion') && last?.mime === 'application/pdf' ? (
        <Button
          variant="outlined"
          startIcon={<Icon name="sign" />}
          onClick={() => setOpen('write')}
        >
          Anotar
        </Button>
      ) : null}
      {may('askSignature') ? <AskSignatureButton row={row} /> : null}
      {may('edit') ? (
        <Button variant="outlined" startIcon={<Icon name="edit" />} onClick={() => setOpen('edit')}>
          Corregir los datos
        </Button>
      ) : null}
      {may('remove') ? (
        <Button color="error" startIcon={<Icon name="delete" />} onClick={() => setOpen('remove')}>
          Quitar
        </Button>
      ) : null}
      {open === 'write' && last ? (
        <ServerPdfDialog
          name={last.name}
          address={last.url}
          onSave={saveAnnotatedVersion}
          onClose={close}
        />
      ) : null}
      {open === 'addVersion' ? <AddVersionDialog row={row} onClose={close} /> : null}
      {open === 'edit' && data ? (
        <EditDocumentDialog row={row} types={data.rows} onClose={close} />
      ) : null}
      {open === 'remove' ? (
        <ReasonDialog
          title="Quitar el documento"
          submitLabel="Quitar"
          onSubmit={async (reason) => {
            await remove({ id: row.id, version: row.version, reason }).unwrap();
            notify({ text: 'Documento quitado' });
            await navigate(routes.documents, { replace: true });
          }}
          onClose={close}
        >
          Deja de verse en el legajo, con todas sus versiones. La auditoría recuerda quién lo quitó
          y por qué.
        </ReasonDialog>
      ) : null}
    </Box>
  );
}

/** Keeps what was written over the last version as the next one. */
function useSaveAnnotatedVersion({ id, version, versions, history }: DocumentDetail) {
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

interface EditDocumentDialogProps {
  row: DocumentDetail;
  types: readonly DocumentType[];
  onClose: () => void;
}

function EditDocumentDialog({ row, types, onClose }: EditDocumentDialogProps) {
  const [update] = useUpdateDocumentMutation();
  const [model] = useState(() => documentForm(types));
  const edit = useRecordForm(model, {
    row,
    send: ({ id = row.id, version = row.version, ...fields }) => update({ ...fields, id, version }),
    saved: 'Cambios guardados',
    onDone: onClose,
  });
  return (
    <RecordDialog title="Corregir los datos" onClose={onClose} {...edit}>
      <DocumentFields types={types.filter(({ active, id }) => active || id === row.typeId)} />
    </RecordDialog>
  );
}

/** To its person to be signed: for the first time, or again after it came to nothing. */
function AskSignatureButton({ row }: { row: DocumentDetail }) {
  const { id, version, signing } = row;
  const [ask, { isLoading }] = useAskDocumentSignatureMutation();
  const notify = useNotice();
  const send = () =>
    ask({ id, version })
      .unwrap()
      .then(() => notify({ text: 'Se está enviando a firmar' }))
      .catch((error: unknown) => notify({ text: asAppError(error).message, tone: 'error' }));
  return (
    <Button
      variant="outlined"
      startIcon={<Icon name="send" />}
      loading={isLoading}
      loadingPosition="start"
      onClick={send}
    >
      {signing === 'none' ? 'Enviar a firmar' : 'Volver a enviar a firmar'}
    </Button>
  );
}
