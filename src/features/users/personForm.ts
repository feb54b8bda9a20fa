import { ref } from '@contract/core/fields';
import { defineRecord } from '@contract/core/record';
import { personRecord } from '@contract/users/personFields';
import { personHistoryRecord } from '@contract/users/personHistory';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import type { Employee } from '@/services/wms/generated/users.gen';
import { askingEffect } from './askingEffect';

/** The person as the form asks for it: the area by its site, and since when. */
export const placedPerson = defineRecord('Person', personRecord.words, {
  ...personRecord.fields,
  siteId: ref('Sede'),
  effectiveFrom: personHistoryRecord.fields.effectiveFrom,
});

type Id = number | '';

/** The form knows these only by their id. */
export interface Names {
  site: (id: Id) => string;
  area: (id: Id) => string;
  manager: (id: Id) => string;
}

export const personForm = (names: Names) =>
  askingEffect(
    recordForm(placedPerson, {
      asked: ['effectiveFrom'],
      read: (_row: Employee) => null,
      show: { siteId: names.site, areaId: names.area, managerId: names.manager },
    }),
  );

export type PersonValues = HeldBy<ReturnType<typeof personForm>>;

const dated = ['position', 'areaId', 'managerId'] as const;

/** Whether something changes that has a day of effect. */
export const changesDated = (
  values: Pick<PersonValues, (typeof dated)[number]>,
  person: Employee,
) => dated.some((name) => (values[name] || null) !== (person[name] || null));
