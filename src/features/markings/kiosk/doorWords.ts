import { counted } from '@contract/core/counted';
import type { PunchKind } from '@contract/markings/punch';
import type { PunchAtKioskOutput } from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';
import { kindLabels } from '../markingTexts';

/** A person at the door whose touch may be one thing or another. */
export interface Question {
  name: string;
  choices: readonly PunchKind[];
}

/** A person at the door is told this. */
export interface Said {
  tone: 'good' | 'kept' | 'bad';
  title: string;
  text: string;
  photo: string | null;
}

export function saidOf(answer: PunchAtKioskOutput, zone: string): Said {
  const { name, photo, kind, at, same, waiting } = answer;
  const when = `${kindLabels[kind]} ${clockText(at, zone)}`;
  const text = same ? `Ya habías fichado: ${when}` : when;
  return {
    tone: 'good',
    title: name,
    text: waiting ? `${text}. La tiene que aprobar quien te supervisa.` : text,
    photo,
  };
}

export const refusal = (text: string): Said => ({
  tone: 'bad',
  title: 'No se fichó',
  text,
  photo: null,
});

export const keptSaid: Said = {
  tone: 'kept',
  title: 'Guardada',
  text: 'Se envía sola cuando vuelva la red.',
  photo: null,
};

/** The server has too much at once: the touch is not lost. */
export const laterSaid: Said = {
  ...keptSaid,
  text: 'Hay muchas fichadas a la vez: se envía sola en un momento.',
};

export const noNetworkForPin =
  'Sin conexión se ficha solo con el código del teléfono, que anda también sin red.';

/** The line below while touches wait, or there is no network. */
export function waitingText(waiting: number, online: boolean): string {
  if (waiting === 0) return 'Sin conexión: mostrá el código del teléfono y queda guardado.';
  const kept = counted(waiting, 'fichada guardada', 'fichadas guardadas');
  const sent = waiting === 1 ? 'se envía' : 'se envían';
  return online
    ? `${kept}: ${sent} en un momento.`
    : `Sin conexión: ${kept}, ${sent} cuando vuelva.`;
}

const MINUTE_MS = 60_000;

/** The words for a clock of this device that is off by more than a minute; null where it is right, or not known. */
export function clockOffText(offset: number | null): string | null {
  if (offset === null || Math.abs(offset) <= MINUTE_MS) return null;
  const minutes = counted(Math.round(Math.abs(offset) / MINUTE_MS), 'minuto', 'minutos');
  const off = offset > 0 ? 'atrasa' : 'adelanta';
  return `El reloj de este equipo ${off} ${minutes}: ponelo en hora en sus ajustes.`;
}
