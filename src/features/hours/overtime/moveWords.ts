import type { overtimeMove } from '@contract/hours/hourAcciones';
import type { z } from 'zod';

export type Move = z.infer<typeof overtimeMove>;

export const moves: readonly Move[] = ['approve', 'bank', 'reject', 'reopen'];

export const moveWords = {
  approve: { label: 'Aprobar', icon: 'check', what: 'Cuentan como extras desde ahora.' },
  bank: {
    label: 'Al banco',
    icon: 'bank',
    what: 'No se pagan: suman tiempo al banco de cada persona, según su acuerdo.',
  },
  reject: {
    label: 'No aprobar',
    icon: 'close',
    what: 'Quedan trabajadas, y no se pagan como extras.',
  },
  reopen: { label: 'Dejar sin decidir', icon: 'undo', what: 'Vuelven a esperar una decisión.' },
} as const;
