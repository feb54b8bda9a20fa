import { areaFields } from '@contract/admin/area';
import { id } from '@contract/core/id';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import type { Area, SaveAreaApiArg } from '../api';

export const areaForm = z.object({
  name: areaFields.shape.name,
  siteId: id.nullable().refine((value) => value !== null, 'Elegí una sede.'),
  headId: id.nullable(),
  movePeople: z.boolean(),
});

export type AreaValues = z.input<typeof areaForm>;

export const toValues = (area: Area | null, siteId: number | null): AreaValues => ({
  name: area?.name ?? '',
  siteId: area?.siteId ?? siteId,
  headId: area?.head?.id ?? null,
  movePeople: false,
});

export const toInput = ({ name, siteId, headId, movePeople }: AreaValues): SaveAreaApiArg => ({
  name,
  siteId: siteId ?? 0,
  headId,
  movePeople,
});

interface Names {
  site: (id: number | null) => string;
  head: (id: number | null) => string;
}

/** What differs between what the person wrote and what is stored, as people read it. */
export function conflictFields(mine: AreaValues, area: Area, names: Names): ConflictField[] {
  const stored = toValues(area, null);
  const read: [string, (values: AreaValues) => string][] = [
    ['Nombre', ({ name }) => name],
    ['Sede', ({ siteId }) => names.site(siteId)],
    ['Responsable', ({ headId }) => names.head(headId)],
  ];
  return read.flatMap(([label, show]) =>
    show(mine) === show(stored) ? [] : [{ label, mine: show(mine), stored: show(stored) }],
  );
}

/** Who goes along when an area is given to another site; null where nobody does. */
export function moveText(area: Area, siteName: string): string | null {
  const { people, formerPeople } = area;
  if (people + formerPeople === 0) return null;
  if (people === 0) return `Quienes trabajaron en el área quedan en ${siteName} en su legajo.`;
  const who = people === 1 ? '1 persona pasa' : `${people} personas pasan`;
  return `${who} a trabajar en ${siteName}, con los feriados y los pedidos de esa sede.`;
}
