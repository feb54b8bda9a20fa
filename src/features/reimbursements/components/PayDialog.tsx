import { counted } from '@contract/core/counted';
import { PaidDialog, type Paying } from '@/components/expense/PaidDialog';
import {
  type PayReimbursementsApiArg,
  usePayReimbursementsMutation,
} from '@/services/wms/generated/reimbursements.gen';

const words = {
  pay: {
    title: (count: number) =>
      `Marcar ${counted(count, 'reintegro', 'reintegros')} como pagado${count === 1 ? '' : 's'}`,
    submit: 'Marcar como pagado',
    what: 'Ya se transfirió: deja de ir con el próximo sueldo, y se le avisa a cada persona.',
  },
  unpay: {
    title: (count: number) => `Dejar ${counted(count, 'reintegro', 'reintegros')} por pagar`,
    submit: 'Dejar por pagar',
    what: 'La transferencia no llegó: vuelve a ir con el próximo sueldo.',
  },
};

/** Paid by transfer, or not after all. */
export function PayDialog({ paying, onClose }: { paying: Paying; onClose: () => void }) {
  const [send] = usePayReimbursementsMutation();
  return (
    <PaidDialog
      paying={paying}
      words={words}
      send={(rows, move) =>
        send({ selection: rows as PayReimbursementsApiArg['selection'], move }).unwrap()
      }
      onClose={onClose}
    />
  );
}
