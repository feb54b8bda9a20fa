import type { OutputOf } from '@contract/core/accion';
import { counted } from '@contract/core/counted';
import type { previewVisitDay } from '@contract/visits/visitAcciones';

export type VisitWarning = OutputOf<typeof previewVisitDay>['warnings'][number];

/** A stretch of a person's day in minutes after its midnight; one that ends the next day goes on past 1440. */
export interface Stretch {
  from: number;
  to: number;
}

/** A window, and the minutes of work within it. */
export interface Lasting extends Stretch {
  minutes: number;
}

export interface PlannedVisit extends Lasting {
  personId: number;
  place: string;
}

export interface VisitorDay {
  name: string;
  /** The person's leave covers the whole day, or a half of it. */
  away: readonly Stretch[];
  shifts: readonly Stretch[];
}

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const spanText = ({ from, to }: Stretch) => `${clockText(from)} a ${clockText(to)}`;

/** Whether a visit can be made from its start to its end within a stretch. */
const fitsIn = ({ from, to, minutes }: Lasting, within: Stretch) =>
  Math.min(to, within.to) - Math.max(from, within.from) >= minutes;

/** Whether it can be made before or after somebody is away. */
export const fitsBeside = (visit: Lasting, away: Stretch) =>
  fitsIn(visit, { from: visit.from, to: away.from }) ||
  fitsIn(visit, { from: away.to, to: visit.to });

/** Publishing a person's visits of a day brings these warnings, each with its figure: leave, a day off, hours outside the shift, more work than fits. */
export function warningsOf(
  personId: number,
  { name, away, shifts }: VisitorDay,
  visits: readonly PlannedVisit[],
): VisitWarning[] {
  const told: VisitWarning[] = [];
  const say = (kind: VisitWarning['kind'], text: string) => told.push({ personId, kind, text });
  const many = (count: number) => counted(count, 'visita', 'visitas');
  const during = visits.filter((visit) => away.some((one) => !fitsBeside(visit, one)));
  if (during.length > 0)
    say(
      'away',
      `${name} no está: ${many(during.length)} cae${during.length === 1 ? '' : 'n'} en su ausencia.`,
    );
  const here = visits.filter((visit) => !during.includes(visit));
  if (here.length > 0 && shifts.length === 0)
    say('off', `${name} no tiene turno ese día: ${many(here.length)}.`);
  else {
    const beyond = here.filter((visit) => !shifts.some((shift) => fitsIn(visit, shift)));
    if (beyond.length > 0) {
      const shift = shifts.map(spanText).join(' y ');
      say(
        'outsideShift',
        `${name} trabaja de ${shift}: ${many(beyond.length)} queda${beyond.length === 1 ? '' : 'n'} fuera de ese horario.`,
      );
    }
  }
  const late = overlapping(visits);
  if (late !== null) say('overlap', `${name} no llega a todas: ${late}.`);
  return told;
}

/** The first visit that cannot begin in its window when each takes its minutes, one after the other; the way between them is not known. */
function overlapping(visits: readonly PlannedVisit[]): string | null {
  let free = 0;
  for (const visit of [...visits].sort((a, b) => a.to - b.to || a.from - b.from)) {
    const begins = Math.max(free, visit.from);
    if (begins >= visit.to) {
      return `a ${visit.place} recién podría ir a las ${clockText(begins)}, y se espera hasta las ${clockText(visit.to)}`;
    }
    free = begins + visit.minutes;
  }
  return null;
}
