import { counted } from '@contract/core/counted';
import type { PunchKind } from '@contract/markings/punch';
import { follows, HOUR, isLive, type MarkingFigures, MINUTE, type PunchFact } from './markingRules';

interface Claim {
  claimedAt: Date;
  /** Null: nobody measured it. */
  clockOffset: number | null;
  receivedAt: Date;
}

export interface Heard {
  at: Date;
  offline: boolean;
  /** Why it waits until somebody lets it count; null where it counts by itself. */
  doubt: string | null;
}

/** The instant that counts: the server's, unless the punch had to wait for the network. */
export function hear(claim: Claim, figures: MarkingFigures): Heard {
  const { claimedAt, clockOffset, receivedAt } = claim;
  const said = new Date(claimedAt.getTime() + (clockOffset ?? 0));
  const late = receivedAt.getTime() - said.getTime();
  if (Math.abs(late) <= figures.sameTouchMinutes * MINUTE) {
    return { at: receivedAt, offline: false, doubt: null };
  }
  // A punch is never in the future: there the server's clock is all that is known.
  const at = late > 0 ? said : receivedAt;
  return { at, offline: true, doubt: doubtOf(claim, late, figures) };
}

function doubtOf({ clockOffset }: Claim, late: number, figures: MarkingFigures): string | null {
  const { clockMinutes, offlineHours } = figures;
  if (clockOffset === null) return 'Nadie pudo medir el reloj del dispositivo.';
  if (Math.abs(clockOffset) > clockMinutes * MINUTE) {
    const off = Math.round(Math.abs(clockOffset) / MINUTE);
    return `El reloj del dispositivo estaba corrido ${counted(off, 'minuto', 'minutos')}.`;
  }
  if (late <= 0) return 'El dispositivo dijo una hora que todavía no había pasado.';
  if (late > offlineHours * HOUR) {
    return `Tardó más de ${counted(offlineHours, 'hora', 'horas')} en llegar.`;
  }
  return null;
}

/** This finds a later punch that could not follow such a punch; undefined where all fits. */
export function contradicted<P extends PunchFact>(
  { kind, at }: { kind: PunchKind; at: Date },
  punches: readonly P[],
): P | undefined {
  const later = punches.find((one) => isLive(one) && !one.forgotten && one.at > at);
  // Touches that waited for the network may have come out of turn, so guesses are read again.
  return later && !later.offline && later.told !== false && !follows[kind].includes(later.kind)
    ? later
    : undefined;
}
