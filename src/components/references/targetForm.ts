import type { z } from 'zod';
import { placeName } from './placeName';
import type { Places } from './usePlaces';

const NEEDED = 'Elegí una opción.';
const fields = { person: 'personId', area: 'areaId', site: 'siteId' } as const;

interface Held {
  target: '' | keyof typeof fields;
  personId: number | '';
  areaId: number | '';
  siteId: number | '';
  fromDay: string;
  toDay: string;
}

interface Input {
  target: keyof typeof fields;
  personId?: number | null;
  areaId?: number | null;
  siteId?: number | null;
}

/** A target must be said, and the range ends after it begins. */
export function checkTarget(held: Held, context: z.RefinementCtx): void {
  const name = held.target === '' ? 'target' : fields[held.target];
  const issue = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!held[name]) issue(name, NEEDED);
  if (held.toDay && held.toDay < held.fromDay) issue('toDay', 'Termina antes de empezar.');
}

/** This clears the choice that was made before another kind of target was chosen. */
export const settleTarget = <I extends Input>(input: I) => ({
  ...input,
  personId: input.target === 'person' ? input.personId : null,
  areaId: input.target === 'area' ? input.areaId : null,
  siteId: input.target === 'site' ? input.siteId : null,
});

/** How each reads in a conflict. */
export const showTarget = ({ areas, sites }: Places, personName: (id: number) => string) => ({
  personId: (held: number | '') => (held ? personName(Number(held)) : '—'),
  areaId: (held: number | '') => placeName(areas, held),
  siteId: (held: number | '') => placeName(sites, held),
});
