import { isShort } from '@contract/receiving/tolerance';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '@/components/dialog/ConfirmDialog';
import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { Icon } from '@/components/icons/Icon';
import {
  type ArrivalDetail,
  useCancelArrivalMutation,
  useCloseArrivalMutation,
} from '@/services/wms/generated/receiving.gen';
import { receivePath } from '@/utils/receivingPaths';

/** The actions that the server allows this person on an arrival. */
export function ArrivalActions({ arrival }: { arrival: ArrivalDetail }) {
  const [asking, setAsking] = useState<'close' | 'cancel' | null>(null);
  const [close] = useCloseArrivalMutation();
  const [cancel] = useCancelArrivalMutation();
  const { id, version, actions } = arrival;
  const short = arrival.lines.filter(isShort);
  const shut = () => setAsking(null);
  return (
    <>
      {actions.includes('cancel') ? (
        <Button onClick={() => setAsking('cancel')}>Cancelar la recepción</Button>
      ) : null}
      {actions.includes('close') ? (
        <Button variant="outlined" onClick={() => setAsking('close')}>
          Cerrar la recepción
        </Button>
      ) : null}
      {actions.includes('receive') ? (
        <Button
          variant="contained"
          size="large"
          component={Link}
          to={receivePath(id)}
          startIcon={<Icon name="inbox" />}
        >
          Recibir
        </Button>
      ) : null}
      {asking === 'close' && short.length === 0 ? (
        <ConfirmDialog
          open
          title="¿Cerrar la recepción?"
          confirmLabel="Cerrar la recepción"
          onConfirm={async () => {
            await close({ id, version }).unwrap();
            shut();
          }}
          onClose={shut}
        >
          Llegó todo lo que se esperaba.
        </ConfirmDialog>
      ) : null}
      {asking === 'close' && short.length > 0 ? (
        <ReasonDialog
          title="¿Cerrar con menos de lo esperado?"
          submitLabel="Cerrar la recepción"
          onSubmit={(reason) => close({ id, version, reason }).unwrap()}
          onClose={shut}
        >
          {`Falta de: ${short.map(({ productName }) => productName).join(', ')}. Decí por qué.`}
        </ReasonDialog>
      ) : null}
      {asking === 'cancel' ? (
        <ReasonDialog
          title="¿Cancelar la recepción?"
          submitLabel="Cancelar la recepción"
          onSubmit={(reason) => cancel({ id, version, reason }).unwrap()}
          onClose={shut}
        >
          No llegó nada de ella. Su remito puede volver a cargarse.
        </ReasonDialog>
      ) : null}
    </>
  );
}
