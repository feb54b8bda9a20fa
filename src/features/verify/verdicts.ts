import { counted } from '@contract/core/counted';
import type { IconName } from '@/components/icons/icons';
import type { Verification } from '@/services/wms/generated/verify.gen';

export type Paper = NonNullable<Verification['paper']>;

export interface VerdictWords {
  icon: IconName;
  color: string;
  title: string;
  detail: string;
}

const good = { icon: 'check', color: 'success.main' } as const;
const open = { icon: 'info', color: 'info.main' } as const;
const doubtful = { icon: 'warning', color: 'warning.main' } as const;
const bad = { icon: 'error', color: 'error.main' } as const;

const listed = new Intl.ListFormat('es-AR', { type: 'conjunction' });

const missing = ({ signers }: Paper) =>
  listed.format(signers.filter(({ signed }) => !signed).map(({ name }) => name));

/** The state of a paper by now, whoever holds it. */
export function standingWords(paper: Paper): VerdictWords {
  const { standing, replacedByCode } = paper;
  if (standing === 'signed') {
    return {
      ...good,
      title: 'Documento firmado',
      detail: 'Firmaron todas las personas que debían.',
    };
  }
  if (standing === 'waiting') {
    return {
      ...open,
      title: 'Todavía no está firmado',
      detail: `Falta que firme: ${missing(paper)}.`,
    };
  }
  const ends = {
    rejected: ['Documento rechazado', 'Alguien se negó a firmarlo: no vale como firmado.'],
    cancelled: ['Documento anulado', 'Quien lo envió lo anuló: no vale como firmado.'],
    expired: ['Venció sin todas las firmas', `Nadie más puede firmarlo. Faltó: ${missing(paper)}.`],
    replaced: [
      'Documento reemplazado por otro',
      `El que vale ahora tiene el código ${replacedByCode}.`,
    ],
  } as const;
  const [title, detail] = ends[standing];
  return { ...doubtful, title, detail };
}

const kilobytes = (bytes: number) =>
  bytes < 1024 ? counted(bytes, 'byte', 'bytes') : counted(Math.round(bytes / 1024), 'kB', 'kB');

function addedText({ added, paper }: Verification): string {
  if (!added || !paper) return 'No lo tomes por válido. Pedí el original a quien lo firmó.';
  const by =
    added.by.length > 0
      ? `, con una firma que dice ser de ${listed.format(added.by)} y que no se hizo acá`
      : '';
  return `Empieza con «${paper.title}», pero después le agregaron ${kilobytes(added.bytes)}${by}. No lo tomes por válido: pedí el original.`;
}

/** The words say what a file is, so that nobody has to know how it was found out; null where no file was looked at. */
export function fileWords(found: Verification): VerdictWords | null {
  const { verdict, paper } = found;
  if (verdict === 'intact' && paper) {
    const now = standingWords(paper);
    if (paper.standing !== 'signed') {
      return { ...now, detail: `Tu archivo es auténtico y nadie lo cambió. ${now.detail}` };
    }
    return {
      ...good,
      title: 'Es el documento firmado, sin ningún cambio',
      detail: 'Coincide con el original en cada uno de sus datos.',
    };
  }
  if (verdict === 'superseded' && paper) {
    const now = standingWords(paper);
    return {
      ...(paper.standing === 'signed' ? open : doubtful),
      title: 'Es una versión anterior, con menos firmas',
      detail: `Nadie la alteró, pero no es la última. Así está ahora: ${now.title.toLowerCase()}. ${now.detail}`,
    };
  }
  if (verdict === 'changed') {
    return { ...bad, title: 'Este archivo no es el que se firmó', detail: addedText(found) };
  }
  if (verdict === 'unrecorded') {
    return {
      ...doubtful,
      title: 'Tiene el sello de la organización, pero no está en sus registros',
      detail: 'Nadie lo cambió desde que se selló. Preguntale a quien te lo dio antes de usarlo.',
    };
  }
  if (verdict === null) return null;
  return {
    icon: 'noMatch',
    color: 'text.secondary',
    title: 'No es un documento firmado acá',
    detail:
      'Puede ser de otra organización, o una copia impresa y escaneada, que no guarda las firmas.',
  };
}

/** "Podés volver a probar en 4 minutos." */
export const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Podés volver a probar en ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`;
};
