import type { Day } from '../../engine/time/days';

export interface Ruling {
  id: number;
  target: 'person' | 'area' | 'site';
  personId: number | null;
  areaId: number | null;
  siteId: number | null;
  rotationId: number;
  fromDay: Day;
  toDay: Day | null;
  firstDay: number;
  onHolidays: 'off' | 'work';
}

interface Placed {
  id: number;
  areaId: number;
  siteId: number;
}

const strength = { person: 0, area: 1, site: 2 };

/** This finds the assignment that rules somebody's day: their own before their area's, and that before their site's. */
export function rulingOn(
  assignments: readonly Ruling[],
  person: Placed,
  day: Day,
): Ruling | undefined {
  const theirs = assignments.filter(
    ({ target, personId, areaId, siteId, fromDay, toDay }) =>
      fromDay <= day &&
      (toDay === null || toDay >= day) &&
      (target === 'person'
        ? personId === person.id
        : target === 'area'
          ? areaId === person.areaId
          : siteId === person.siteId),
  );
  return theirs.sort((a, b) => strength[a.target] - strength[b.target])[0];
}
