import { DateTime } from 'luxon';
import { dayText } from '../../../engine/time/days';
import type { VisitActFacts } from './visitActFacts';

type Visit = VisitActFacts['visit'];
export type Fact = readonly [label: string, value: string];

export const metresText = (metres: number): string =>
  metres < 1000 ? `${metres} m` : `${String(Math.round(metres / 100) / 10).replace('.', ',')} km`;

/** On the clock of the site. */
export const momentText = (iso: string | null, zone: string): string =>
  iso === null ? '—' : DateTime.fromISO(iso).setZone(zone).toFormat('dd/MM/yyyy HH:mm');

const arrivalWords: Record<NonNullable<Visit['arrival']>, string> = {
  inside: 'En el lugar',
  doubtful: 'No se puede asegurar',
  outside: 'Lejos del lugar',
  unknown: 'Sin posición',
};

/** How an arrival was judged, and by which figures. */
export function arrivalText({ arrival, distance, accuracy, radius }: Visit): string {
  if (!arrival) return '—';
  const words = arrivalWords[arrival];
  if (distance === null) return words;
  const error = accuracy === null ? '' : `, con un error de hasta ${metresText(accuracy)}`;
  return `${words}: a ${metresText(distance)}${error}.\nSe está ahí a menos de ${metresText(radius)}.`;
}

/** The hours of a visit are those of its site, which the paper says once. */
export function actFacts({ visit, customerName }: VisitActFacts): Fact[] {
  const { day, fromTime, toTime, zone, latitude, longitude } = visit;
  return [
    ['Cliente', customerName ?? '—'],
    ['Lugar', visit.place],
    ['Dirección', visit.address || '—'],
    ['Coordenadas del lugar', latitude && longitude ? `${latitude}, ${longitude}` : '—'],
    ['Motivo', visit.purposeName],
    ['La hizo', visit.person?.name ?? '—'],
    ['Planificada', `${dayText(day)}, de ${fromTime} a ${toTime}`],
    ['Sede', visit.siteName],
    ['Llegó', momentText(visit.arrivedAt, zone)],
    ['Terminó', momentText(visit.endedAt, zone)],
  ];
}

/** A visit in which something was left for another one was made in part. */
export const outcomeText = ({ left }: Pick<Visit, 'left'>): string =>
  left === '' ? 'Hecha' : 'Hecha en parte';
