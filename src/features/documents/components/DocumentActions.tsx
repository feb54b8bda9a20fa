import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import { Icon } from '@/components/icons/Icon';
import { ServerPdfDialog } from '@/components/pdf/ServerPdfDialog';
import {
  type DocumentDetail,
  useListDocumentTypesQuery,
  useRemoveDocumentMutation,
} from '@/services/wms/generated/documents.gen';
import { routes } from '@/utils/paths';
import { useKeepWritten } from '../useKeepWritten';
import { AddVersionDialog } from './AddVersionDialog';
import { AskSignatureButton } from './AskSignatureButton';
import { EditDocumentDialog } from './EditDocumentDialog';

/** What the server says that this person may do with it. */
export function DocumentActions({ row }: { row: DocumentDetail }) {
  const [open, setOpen] = useState<DocumentDetail['actions'][number] | 'write' | null>(null);
  const { data } = useListDocumentTypesQuery();
  const [remove] = useRemoveDocumentMutation();
  const navigate = useNavigate();
  const notify = useNotice();
  const keepWritten = useKeepWritten(row);
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
          Escribir encima
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
        <ServerPdfDialog name={last.name} address={last.url} onSave={keepWritten} onClose={close} />
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
