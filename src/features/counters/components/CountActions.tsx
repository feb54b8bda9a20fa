import { counted } from '@contract/core/counted';
import type { StockCountAction } from '@contract/counters/stockCount';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { Icon } from '@/components/icons/Icon';
import {
  type StockCountDetail,
  useCancelStockCountMutation,
  useCloseStockCountMutation,
  useReverseStockCountMutation,
} from '@/services/wms/generated/counters.gen';
import { countingPath } from '@/utils/countPaths';

/** The actions that the server allows this person on a count. */
export function CountActions({ count }: { count: StockCountDetail }) {
  const [asking, setAsking] = useState<StockCountAction | null>(null);
  const [close] = useCloseStockCountMutation();
  const [cancel] = useCancelStockCountMutation();
  const [reverse] = useReverseStockCountMutation();
  const may = (action: StockCountAction) => count.actions.includes(action);
  const { id, version, pending } = count;
  const shut = () => setAsking(null);
  return (
    <>
      {may('cancel') ? (
        <Button onClick={() => setAsking('cancel')}>Cancelar el conteo</Button>
      ) : null}
      {may('reverse') ? <Button onClick={() => setAsking('reverse')}>Revertir</Button> : null}
      {may('close') ? (
        <Button
          variant={may('count') ? 'outlined' : 'contained'}
          onClick={() => setAsking('close')}
        >
          Cerrar el conteo
        </Button>
      ) : null}
      {may('count') ? (
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={countingPath(id)}
          startIcon={<Icon name="counts" />}
        >
          Contar
        </Button>
      ) : null}
      {asking === 'close' ? (
        <ConfirmDialog
          open
          title="¿Cerrar el conteo?"
          confirmLabel="Cerrar el conteo"
          onConfirm={async () => {
            await close({ id, version }).unwrap();
            shut();
          }}
          onClose={shut}
        >
          {pending > 0
            ? `${counted(pending, 'línea queda', 'líneas quedan')} sin contar: no cambian nada, y pueden ir en otro conteo.`
            : 'Todo está contado y resuelto.'}
        </ConfirmDialog>
      ) : null}
      {asking === 'cancel' ? (
        <ReasonDialog
          title="¿Cancelar el conteo?"
          submitLabel="Cancelar el conteo"
          onSubmit={(reason) => cancel({ id, version, reason }).unwrap()}
          onClose={shut}
        >
          Lo que se contó queda anotado y no cambia ninguna existencia.
        </ReasonDialog>
      ) : null}
      {asking === 'reverse' ? (
        <ReasonDialog
          title="¿Revertir el conteo?"
          submitLabel="Revertir"
          onSubmit={(reason) => reverse({ id, version, reason }).unwrap()}
          onClose={shut}
        >
          Cada ajuste se deshace con otro movimiento, y las existencias quedan como sin este conteo.
        </ReasonDialog>
      ) : null}
    </>
  );
}
