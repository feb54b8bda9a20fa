import { areaRecord } from '@contract/admin/area';
import { flag } from '@contract/core/fields';
import { defineRecord } from '@contract/core/record';
import { recordForm } from '@/components/record/recordForm';
import type { Area } from '@/services/wms/generated/admin.gen';

interface Names {
  site: (id: number | '') => string;
  head: (id: number | '') => string;
}

const asked = defineRecord('Area', areaRecord.words, {
  ...areaRecord.fields,
  movePeople: flag('Su gente pasa con ella', { byDefault: false }),
});

export function areaForm(names: Names) {
  const form = recordForm(asked, {
    asked: ['movePeople'],
    read: ({ head }: Area) => ({ headId: head?.id ?? null }),
    show: { siteId: names.site, headId: names.head },
  });
  const conflict: typeof form.conflict = (mine, stored) =>
    // The tick to move its people along is agreed to, and never stored.
    form.conflict({ ...mine, movePeople: false }, stored);
  return { ...form, conflict };
}

/** The text tells who goes along when an area is given to another site; null where nobody does. */
export function moveText(area: Area, siteName: string): string | null {
  const { people, formerPeople } = area;
  if (people + formerPeople === 0) return null;
  if (people === 0) return `Quienes trabajaron en el área quedan en ${siteName} en su legajo.`;
  const who = people === 1 ? '1 persona pasa' : `${people} personas pasan`;
  return `${who} a trabajar en ${siteName}, con los feriados y los pedidos de esa sede.`;
}
