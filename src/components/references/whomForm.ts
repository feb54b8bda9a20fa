import { z } from 'zod';

const ways = ['people', 'area', 'site', 'everybody'] as const;
const place = z.union([z.literal(''), z.int().positive()]);

/** For whom: some people by name, all of an area or of a site, or everybody. */
export const whomFields = {
  whom: z.enum(ways),
  people: z.array(z.int().positive()),
  areaId: place,
  siteId: place,
};
const whomForm = z.object(whomFields);
export type Whom = z.input<typeof whomForm>;
type WhomWay = Whom['whom'];

export const nobodyYet: Whom = { whom: 'people', people: [], areaId: '', siteId: '' };

export const whomLabels: Record<WhomWay, string> = {
  people: 'Las personas que elija',
  area: 'Todas las de un área',
  site: 'Todas las de una sede',
  everybody: 'Todas las personas',
};

/** For `superRefine`: whoever was said must be there. */
export function checkWhom({ whom, people, areaId, siteId }: Whom, context: z.RefinementCtx): void {
  const miss = (path: keyof Whom, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (whom === 'people' && people.length === 0) miss('people', 'Elegí al menos una persona.');
  if (whom === 'area' && areaId === '') miss('areaId', 'Elegí un área.');
  if (whom === 'site' && siteId === '') miss('siteId', 'Elegí una sede.');
}

const filtersOf = ({ whom, areaId, siteId }: Whom) => {
  const within = (field: 'areaId' | 'siteId', value: number | '') => [
    { field, operator: 'is' as const, value: Number(value) },
  ];
  if (whom === 'area') return within('areaId', areaId);
  return whom === 'site' ? within('siteId', siteId) : [];
};

/** The selection as an accion over the directory takes it. */
export const selectionOf = (said: Whom) =>
  said.whom === 'people'
    ? { kind: 'rows' as const, ids: said.people }
    : { kind: 'filtered' as const, filters: filtersOf(said), search: '', except: [] };
