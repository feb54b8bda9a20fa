import { counted } from '@contract/core/counted';
import { PaidDialog, type Paying } from '@/components/expense/PaidDialog';
import {
  type PayRenditionsApiArg,
  usePayRenditionsMutation,
} from '@/services/wms/generated/renditions.gen';

const words = {
  pay: {
    title: (count: number) =>
      `Marcar ${counted(count, 'rendición como pagada o saldada', 'rendiciones como pagadas o saldadas')}`,
    submit: 'Marcar',
    what: 'Ya se transfirió: el anticipo, o el saldo de lo que se rindió, deja de ir con el próximo sueldo. Se le avisa a cada persona.',
  },
  unpay: {
    title: (count: number) =>
      `Volver atrás el pago de ${counted(count, 'rendición', 'rendiciones')}`,
    submit: 'Volver atrás',
    what: 'La transferencia no llegó: vuelve a ir con el próximo sueldo.',
  },
  callOff: {
    title: (count: number) =>
      count === 1
        ? 'Dejar sin efecto el anticipo aprobado'
        : `Dejar sin efecto ${count} anticipos aprobados`,
    submit: 'Dejar sin efecto',
    what: 'Nadie lo pagó todavía: no va con el próximo sueldo y la rendición queda cancelada. Se le avisa a cada persona.',
  },
};

export type RenditionPaying = Paying<keyof typeof words>;

/** The advance or what was left over, moved outside of a run; or not after all. */
export function PayDialog({ paying, onClose }: { paying: RenditionPaying; onClose: () => void }) {
  const [send] = usePayRenditionsMutation();
  return (
    <PaidDialog
      paying={paying}
      words={words}
      send={(rows, move) =>
        send({ selection: rows as PayRenditionsApiArg['selection'], move }).unwrap()
      }
      onClose={onClose}
    />
  );
}
