import { counted } from '@contract/core/counted';
import type { PunchKind } from '@contract/markings/punch';
import { punchRecord } from '@contract/markings/punchRecord';
import type {
  ClockFile,
  DayPunch,
  DayShift,
  MatchCredentialOutput,
  OutsidePunch,
  PunchNowOutput,
} from '@/services/wms/generated/markings.gen';
import { clockText } from '@/utils/wallClock';

export const kindLabels = punchRecord.shown.kind.labels;

/** "De 08:00 a 16:00 (Mañana)": a shift may be called as a part of the day, or as tomorrow. */
export const shiftText = ({ name, startsAt, endsAt }: DayShift, zone: string): string =>
  `De ${clockText(startsAt, zone)} a ${clockText(endsAt, zone)} (${name})`;

/** The words tell the person who touched what the server made of it. */
export function saidText({ punch, same }: PunchNowOutput, zone: string): string {
  const when = `${kindLabels[punch.kind]} a las ${clockText(punch.at, zone)}`;
  if (punch.id < 0) return `${when}, guardada sin conexión: se envía sola cuando vuelva.`;
  if (same) return `Ya estaba: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`;
  if (punch.counts === 'waiting') return `${when}: espera que la apruebe quien te supervisa.`;
  if (punch.outside) return `${when}, marcada fuera de la sede.`;
  return `${when}${punch.siteName ? `, en ${punch.siteName}` : ''}.`;
}

const after: Record<PunchKind, readonly [PunchKind, ...PunchKind[]]> = {
  in: ['out'],
  breakOut: ['breakIn', 'out'],
  breakIn: ['out'],
  out: ['in'],
};

/** The choices that may follow once the waiting punches are sent: the server decides it then. */
export function choicesAfter(
  choices: readonly PunchKind[],
  waiting: readonly DayPunch[],
): readonly PunchKind[] {
  const last = waiting.at(-1);
  return last ? after[last.kind] : choices;
}

/** The text tells what became of the punches that a number had marked. */
export function matchedText({ punches, closed }: MatchCredentialOutput): string {
  const kept = `Quedaron ${counted(punches, 'fichada', 'fichadas')}`;
  if (closed === 0) return kept;
  return `${kept}; ${counted(closed, 'marca es de un mes cerrado y espera', 'marcas son de un mes cerrado y esperan')}`;
}

const kilometres = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });

/** A kilometre is said as one: nobody reads 12.345 m. */
const distanceText = (metres: number) =>
  metres < 1000
    ? `${metres} m`
    : `${kilometres.format(metres < 10_000 ? metres / 1000 : Math.round(metres / 1000))} km`;

/** "entrada de las 08:02, a 350 m". */
export const outsideText = ({
  kind,
  at,
  zone,
  distance,
}: Pick<OutsidePunch, 'kind' | 'at' | 'zone' | 'distance'>): string => {
  const when = `${kindLabels[kind].toLowerCase()} de las ${clockText(at, zone)}`;
  return distance === null ? when : `${when}, a ${distanceText(distance)}`;
};

/** "12 marcas: 10 fichadas nuevas, 2 de números sin dueño", as far as there are any. */
export function broughtText({ rows, punches, unknown, refused }: ClockFile): string {
  const parts = [
    punches > 0 ? counted(punches, 'fichada nueva', 'fichadas nuevas') : '',
    unknown > 0 ? `${counted(unknown, 'marca', 'marcas')} de números sin dueño` : '',
    refused > 0 ? `${counted(refused, 'fila', 'filas')} con error` : '',
  ].filter(Boolean);
  return `${counted(rows, 'fila', 'filas')}: ${parts.join(', ') || 'nada que no estuviera'}`;
}
