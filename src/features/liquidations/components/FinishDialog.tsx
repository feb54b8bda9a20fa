import { ReasonDialog } from '@/components/dialog/ReasonDialog';
import { useNotice } from '@/components/feedback/useNotice';
import {
  type PayRunDetail,
  useFinishPayRunMutation,
} from '@/services/wms/generated/liquidations.gen';

interface FinishDialogProps {
  run: PayRunDetail;
  onClose: () => void;
}

/** Ends a publication that was stopped because something is wrong with what was left to give. */
export function FinishDialog({ run, onClose }: FinishDialogProps) {
  const notify = useNotice();
  const [finish] = useFinishPayRunMutation();
  return (
    <ReasonDialog
      title="¿Terminar sin los que faltan?"
      submitLabel="Terminar"
      onSubmit={async (reason) => {
        await finish({ id: run.id, version: run.version, reason }).unwrap();
        notify({ text: 'Publicación terminada' });
      }}
      onClose={onClose}
    >
      Quienes no tienen su recibo salen de esta liquidación y se liquidan en otra. Los recibos ya
      dados quedan: para dejarlos sin efecto, revertila después. Si nadie lo tiene todavía, vuelve
      entera a estar para revisar.
    </ReasonDialog>
  );
}
