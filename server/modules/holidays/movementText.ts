import { onDays } from '@contract/core/rangeText';
import { dayText } from '../../engine/time/days';
import type { Entitlement } from './entitlementRules';
import type { StoredMovement } from './ledger';

export const daysText = (days: number): string => {
  const figure = String(Math.abs(days)).replace('.', ',');
  return `${figure} ${Math.abs(days) === 1 ? 'día' : 'días'}`;
};

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const seniority = ({ years, months }: Pick<Entitlement, 'years' | 'months'>) =>
  [
    years > 0 ? plural(years, 'año', 'años') : '',
    months > 0 || years === 0 ? plural(months, 'mes', 'meses') : '',
  ]
    .filter(Boolean)
    .join(' y ');

interface Told {
  text: string;
  source: string;
}

/** How a year's days were reached. */
export function entitlementText(facts: Entitlement): Told {
  const { rule, workedDays, workingDays, workedPerDay, at, hireDate } = facts;
  if (rule === '153') {
    return {
      text: `Uno por cada ${workedPerDay} trabajados: ${workedDays} hábiles en ${at.slice(0, 4)}, menos de la mitad de los ${workingDays} del año (ingreso el ${dayText(hireDate)})`,
      source: 'LCT, art. 153',
    };
  }
  return {
    text: `Por ${seniority(facts)} de antigüedad al ${dayText(at)} (ingreso el ${dayText(hireDate)})`,
    source: `LCT, art. 150, inc. ${rule.slice(3)}`,
  };
}

const daysOf = (facts: Record<string, string | number>) =>
  onDays(String(facts.from), String(facts.to));

/** A movement in words, from what was written down when it happened. */
export function movementText({
  kind,
  days,
  facts,
  reason,
}: Pick<StoredMovement, 'kind' | 'days' | 'facts' | 'reason'>): Told {
  switch (kind) {
    case 'earned':
      return entitlementText(facts as unknown as Entitlement);
    case 'taken':
      return { text: `Licencia ${daysOf(facts)}`, source: '' };
    case 'returned':
      return {
        text: facts.lastDay
          ? `Interrumpida el ${dayText(String(facts.lastDay))}: licencia ${daysOf(facts)}`
          : `Sin efecto: licencia ${daysOf(facts)}`,
        source: '',
      };
    case 'adjusted':
      return { text: reason ?? '', source: '' };
    case 'carried':
      return {
        text:
          Number(days) < 0
            ? `Pasan al período ${facts.other}`
            : `Vienen del período ${facts.other}, hasta una de cada ${facts.part}`,
        source: 'LCT, art. 164',
      };
    case 'expired':
      return {
        text:
          Number(days) === 0
            ? `Cerró el ${dayText(String(facts.on))} sin nada que venciera`
            : `Vencieron el ${dayText(String(facts.on))} sin tomarse`,
        source: 'LCT, art. 157',
      };
  }
}
