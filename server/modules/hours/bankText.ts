import { hoursText } from '@contract/core/hoursText';
import { dayText } from '../../engine/time/days';
import type { StoredMovement } from './bankLedger';

const decimals = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 2 });

/** "1:20 al 50 % por 1,5". */
const part = (minutes: number, percent: number, rate: number) =>
  minutes > 0 ? [`${hoursText(minutes)} al ${percent} % por ${decimals.format(rate / 60)}`] : [];

const earnedText = ({ day, minutes, facts }: StoredMovement) => {
  const sums = [
    ...part(Number(facts.extra50), 50, Number(facts.rate50)),
    ...part(Number(facts.extra100), 100, Number(facts.rate100)),
  ].join(' y ');
  const rest = Number(facts.credit) - minutes;
  const before = rest > 0 ? `; ${hoursText(rest)} ya estaban` : '';
  return `Extras del ${dayText(day)}: ${sums}${before} (${facts.writtenIn})`;
};

const spanOfUse = ({ day, facts }: StoredMovement) =>
  `${dayText(day)}, de ${facts.from} a ${facts.to}`;

/** A movement in words, from what was written down when it happened. */
export function bankText(movement: StoredMovement): string {
  const { kind, day, facts, reason } = movement;
  switch (kind) {
    case 'earned':
      return earnedText(movement);
    case 'used':
      return spanOfUse(movement);
    case 'returned':
      return `Quedó sin efecto el uso del ${spanOfUse(movement)}${reason ? `: ${reason}` : ''}`;
    case 'adjusted':
      return reason ?? '';
    case 'due':
      return facts.why === 'left'
        ? `Terminó la relación de trabajo el ${dayText(String(facts.on))}: se pagan`
        : `Vencieron el ${dayText(String(facts.on))} sin usarse: se pagan`;
    case 'reverted':
      return `Cambió lo decidido de las extras del ${dayText(day)}${reason ? `: ${reason}` : ''}`;
  }
}
