import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import {
  type ReceiptBatch,
  useDiscardReceiptBatchMutation,
  usePublishReceiptBatchMutation,
} from '@/services/wms/generated/receipts.gen';
import { publishReceiptsPath, receiptCampaignPath } from '@/utils/paths';
import { publishingText, undecidedIn } from '../receiptTexts';

/** Publish, said in words before; or abandon what was only read. */
export function BatchActions({ batch }: { batch: ReceiptBatch }) {
  const { id, version, state, counts } = batch;
  const undecided = undecidedIn(batch);
  const [publish] = usePublishReceiptBatchMutation();
  const [discard] = useDiscardReceiptBatchMutation();
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null);
  const navigate = useNavigate();
  const close = () => setAsking(null);
  if (state === 'published') {
    return (
      <Button component={Link} to={receiptCampaignPath(id)} variant="contained">
        Ver la firma
      </Button>
    );
  }
  if (state !== 'ready' && state !== 'failed') return null;
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button onClick={() => setAsking('discard')}>Descartar</Button>
      {state === 'ready' ? (
        <Button
          variant="contained"
          disabled={counts.matched === 0}
          onClick={() => setAsking('publish')}
        >
          Publicar
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking === 'publish'}
        title={
          counts.matched === 1 ? '¿Publicar 1 recibo?' : `¿Publicar ${counts.matched} recibos?`
        }
        confirmLabel={undecided > 0 ? `Publicar y dejar ${undecided}` : 'Publicar'}
        onConfirm={async () => {
          await publish({ id, version, undecided });
          close();
        }}
        onClose={close}
      >
        {publishingText(batch)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'discard'}
        title="¿Descartar lo que trajiste?"
        confirmLabel="Descartar"
        tone="danger"
        onConfirm={async () => {
          const { error } = await discard({ id, version });
          close();
          if (!error) navigate(publishReceiptsPath);
        }}
        onClose={close}
      >
        No se publicó nada: podés volver a traer el archivo cuando quieras.
      </ConfirmDialog>
    </Box>
  );
}
