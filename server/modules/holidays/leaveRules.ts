import { onDays } from '@contract/core/rangeText';
import { addDays, type Day, dayText, eachDay, yearOf } from '../../engine/time/days';
import { seniorityAt } from './entitlementRules';
import type { LapsedYear } from './lapsedBy';
import {
  isInPeriod,
  isWorkingDay,
  type LeaveSpan,
  lawfulStart,
  type WorkCalendar,
} from './leaveDayRules';
import type { LeaveFigures } from './leaveFigures';
import type { StoredLeaveType } from './leaveTypes';
import { daysText } from './movementText';

export interface LeaveNotice {
  tone: 'refusal' | 'warning' | 'info';
  text: string;
  source: string;
}

/** All that decides whether a leave can be asked for. */
export interface LeaveCase {
  type: StoredLeaveType;
  span: LeaveSpan;
  days: number;
  person: { hireDate: Day; leaveDate: Day | null };
  today: Day;
  figures: LeaveFigures;
  calendar: WorkCalendar;
  /** The free days of the ledger, less those that wait; null where the leave has none. */
  free: number | null;
  /** The days that each year is charged with, and what it still allows of a leave with a yearly limit. */
  years: readonly { year: number; days: number; free: number }[];
  /** Days of the balance that will have lapsed when it begins. */
  lapsed: readonly LapsedYear[];
  blocks: readonly { fromDay: Day; toDay: Day; reason: string }[];
  /** Asked by who administers leave: what is of the organisation is theirs to pass over, what is of the law is not. */
  byOrganisation: boolean;
}

const refusal = (text: string, source = ''): LeaveNotice => ({ tone: 'refusal', text, source });
const warning = (text: string, source = ''): LeaveNotice => ({ tone: 'warning', text, source });

const LAW = 'LCT, art. 154, según ley 27.802';

function datesFaults({
  span,
  days,
  person,
  today,
  type,
  figures,
  byOrganisation,
  calendar,
}: LeaveCase) {
  const { from, to } = span;
  if (to < from) return [refusal('Termina antes de empezar.')];
  if (from < person.hireDate) return [refusal(`Ingresó el ${dayText(person.hireDate)}.`)];
  if (person.leaveDate && to > person.leaveDate) {
    return [refusal(`Trabaja hasta el ${dayText(person.leaveDate)}.`)];
  }
  if (span.part !== 'whole' && (!type.halfDays || from !== to)) {
    return [refusal('Esta licencia se toma por días enteros.', type.source)];
  }
  if (days === 0) return [refusal('Entre esas fechas no hay ningún día hábil.')];
  if (yearOf(to) > yearOf(today) + 2) return [refusal('Es demasiado lejos para pedirlo hoy.')];
  const late = addDays(today, -figures.lateDays);
  if (type.kind === 'vacation' && from <= today && !byOrganisation) {
    return [refusal('Las vacaciones se piden antes de que empiecen.')];
  }
  if (from < late && !byOrganisation) {
    return [refusal(`Se pide hasta ${daysText(figures.lateDays)} después de haber empezado.`)];
  }
  const works = eachDay(from, to).some((day) => isWorkingDay(day, calendar));
  return type.kind === 'other' && !works
    ? [warning('Debe incluir por lo menos un día hábil.', 'LCT, art. 160')]
    : [];
}

function limitFaults({
  type,
  days,
  free,
  years,
  figures,
  span,
  person,
  byOrganisation,
}: LeaveCase) {
  const faults: LeaveNotice[] = [];
  if (free !== null && days > free + figures.advanceDays) {
    faults.push(
      refusal(
        free > 0 ? `Supera el saldo: quedan ${daysText(free)}.` : 'No quedan días de este saldo.',
      ),
    );
  } else if (free !== null && days > free) {
    faults.push(warning(`Son ${daysText(days - free)} por adelantado.`));
  }
  if (type.daysAnEvent !== null && days > type.daysAnEvent) {
    faults.push(refusal(`Son hasta ${daysText(type.daysAnEvent)} cada vez.`, type.source));
  }
  for (const { year, days: own, free: left } of years) {
    if (own <= left) continue;
    const where = years.length > 1 ? `en ${year} quedan` : 'quedan';
    faults.push(
      refusal(
        `Son hasta ${daysText(type.daysAYear ?? 0)} por año: ${where} ${daysText(left)}.`,
        type.source,
      ),
    );
  }
  const seniority = seniorityAt(person.hireDate, span.from);
  if (seniority.years * 12 + seniority.months < type.minServiceMonths && !byOrganisation) {
    faults.push(
      refusal(`Se puede desde los ${type.minServiceMonths} meses de trabajo.`, type.source),
    );
  }
  return faults;
}

function vacationNotices(one: LeaveCase): LeaveNotice[] {
  const { days, span, free, figures } = one;
  const notices: LeaveNotice[] = [];
  const { minTranche } = figures;
  const rest = (free ?? 0) - days;
  if (minTranche !== null && days < minTranche && rest > 0) {
    notices.push(refusal(`Cada tramo es de ${daysText(minTranche)} como mínimo.`, LAW));
  } else if (minTranche !== null && rest > 0 && rest < minTranche) {
    notices.push(warning(`Quedarían ${daysText(rest)}: menos que el tramo más corto.`, LAW));
  }
  if (minTranche === null && rest > 0) {
    notices.push(warning('Dividirlas pide el acuerdo de las dos partes.', 'LCT, art. 164'));
  }
  if (!isInPeriod(span.from, figures)) {
    notices.push(
      minTranche === null
        ? warning(
            'Está fuera del período: hace falta autorización del Ministerio.',
            'LCT, art. 154',
          )
        : warning(
            'Está fuera del período del 1/10 al 30/4: vale por acuerdo de las dos partes.',
            LAW,
          ),
    );
  }
  for (const { year, days: lost, on } of one.lapsed) {
    notices.push(
      warning(
        `${daysText(lost)} de ${year} ${on < one.today ? 'vencieron' : 'vencen'} el ${dayText(on)} y no cuentan para estas fechas.`,
        LAW,
      ),
    );
  }
  return [...notices, ...startNotices(one)];
}

/** These tell whether a leave starts as the organisation wants art. 151 kept; people who administer leave may agree on another day. */
function startNotices({ type, span, calendar, byOrganisation }: LeaveCase): LeaveNotice[] {
  const start = lawfulStart(span.from, calendar);
  if (type.startRule === 'none' || start === span.from) return [];
  const tell = type.startRule === 'refuse' && !byOrganisation ? refusal : warning;
  return [tell(`Empiezan un lunes, o el hábil siguiente: el ${dayText(start)}.`, 'LCT, art. 151')];
}

function blockNotices({ type, span, blocks, byOrganisation }: LeaveCase): LeaveNotice[] {
  if (type.kind !== 'vacation') return [];
  return blocks
    .filter(({ fromDay, toDay }) => fromDay <= span.to && toDay >= span.from)
    .map(({ fromDay, toDay, reason }) => ({
      tone: byOrganisation ? ('warning' as const) : ('refusal' as const),
      text: `No se toman vacaciones ${onDays(fromDay, toDay)}: ${reason}`,
      source: 'Decisión de la organización',
    }));
}

function noticeOfTime({ type, span, today, figures }: LeaveCase): LeaveNotice[] {
  const ahead = type.kind === 'vacation' ? figures.noticeDays : type.noticeDays;
  if (ahead === 0 || span.from < today || addDays(today, ahead) <= span.from) return [];
  const source = type.kind === 'vacation' ? LAW : type.source;
  return [warning(`Se avisa con ${daysText(ahead)} de anticipación.`, source)];
}

/** This tells what stands in the way of a leave, and what is worth knowing, the worst first. */
export function leaveNotices(one: LeaveCase): LeaveNotice[] {
  const dates = datesFaults(one);
  if (dates.some(({ tone }) => tone === 'refusal')) return dates;
  const notices = [
    ...dates,
    ...limitFaults(one),
    ...blockNotices(one),
    ...(one.type.kind === 'vacation' ? vacationNotices(one) : []),
    ...noticeOfTime(one),
    ...(one.type.needsCertificate
      ? [
          {
            tone: 'info' as const,
            text: 'Pide certificado: entregalo al volver.',
            source: one.type.source,
          },
        ]
      : []),
    ...(one.type.paid ? [] : [warning('Son días sin goce de sueldo.', one.type.source)]),
  ];
  const order = { refusal: 0, warning: 1, info: 2 };
  return notices.sort((a, b) => order[a.tone] - order[b.tone]);
}
