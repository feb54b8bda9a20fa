import type { IconName } from '@/components/icons/icons';
import type { ChangeManyNewsApiArg } from '@/services/wms/generated/news.gen';

export type Move = ChangeManyNewsApiArg['move'];

interface MoveWords {
  label: string;
  icon: IconName;
  /** The text says what will happen. */
  what: string;
  done: string;
  /** Where somebody loses by it. */
  wantsReason: boolean;
}

export const moveWords: Record<Move, MoveWords> = {
  validate: {
    label: 'Validar',
    icon: 'check',
    what: 'Queda firme y cuenta para las horas y la liquidación.',
    done: 'Novedad validada',
    wantsReason: false,
  },
  reject: {
    label: 'Rechazar',
    icon: 'close',
    what: 'No cuenta, y los días quedan libres. La persona recibe el motivo.',
    done: 'Novedad rechazada',
    wantsReason: true,
  },
  reopen: {
    label: 'Dejar pendiente',
    icon: 'undo',
    what: 'Vuelve a estar pendiente: se puede corregir y hay que decidirla de nuevo.',
    done: 'La novedad volvió a estar pendiente',
    wantsReason: false,
  },
  cancel: {
    label: 'Anular',
    icon: 'delete',
    what: 'Deja de contar, los días quedan libres y no tiene vuelta atrás.',
    done: 'Novedad anulada',
    wantsReason: true,
  },
};

export const moves = Object.keys(moveWords) as Move[];
