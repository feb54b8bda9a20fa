import type { IconName } from '@/components/icons/icons';
import type { Verification } from './api';

export type Verdict = NonNullable<Verification['verdict']>;

interface VerdictWords {
  icon: IconName;
  color: string;
  title: string;
  detail: string;
}

/** What a file is, said so that nobody has to know how it was found out. */
export const verdicts: Record<Verdict, VerdictWords> = {
  intact: {
    icon: 'check',
    color: 'success.main',
    title: 'Es el documento que se firmó, sin ningún cambio',
    detail: 'Coincide con el original en cada uno de sus datos.',
  },
  superseded: {
    icon: 'info',
    color: 'info.main',
    title: 'Es una versión anterior: después firmaron más personas',
    detail: 'Nadie la alteró, pero hay otra con más firmas. Pedila a quien te mandó esta.',
  },
  changed: {
    icon: 'error',
    color: 'error.main',
    title: 'Este archivo no es el que se firmó: alguien lo cambió',
    detail: 'No lo tomes por válido. Pedí el original a quien lo firmó.',
  },
  unknown: {
    icon: 'noMatch',
    color: 'text.secondary',
    title: 'No es un documento firmado acá',
    detail:
      'Puede ser de otra organización, o una copia impresa y escaneada, que no guarda las firmas.',
  },
};

/** "Podés volver a probar en 4 minutos." */
export const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Podés volver a probar en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`;
};
