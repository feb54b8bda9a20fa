import { day, id } from '@contract/core/id';
import { personFields } from '@contract/users/personFields';
import { z } from 'zod';
import type { ConflictField } from '@/components/dialog/ConflictDialog';
import { orEmpty } from '@/components/form/orEmpty';
import { localDay } from '@/utils/localDay';
import { dayText } from '@/utils/personTexts';
import type { CreatePersonApiArg, Employee } from './api';

const { shape } = personFields;
const chosen = (message: string) => id.nullable().refine((value) => value !== null, message);
const text = (max: number) => z.string().trim().max(max);

/** The contract's fields as the form holds them: what may be missing is an empty text. */
export const personForm = z.object({
  lastName: shape.lastName,
  firstName: shape.firstName,
  docket: shape.docket,
  dni: shape.dni,
  cuil: shape.cuil,
  birthDate: shape.birthDate,
  hireDate: shape.hireDate,
  siteId: chosen('Elegí una sede.'),
  areaId: chosen('Elegí un área.'),
  managerId: id.nullable(),
  position: text(120),
  email: orEmpty(shape.email.unwrap().unwrap()),
  phone: text(40),
  /** Since when position, area and manager hold. */
  effectiveFrom: day,
});

export type PersonValues = z.input<typeof personForm>;

export const toValues = (person: Employee | null): PersonValues => ({
  lastName: person?.lastName ?? '',
  firstName: person?.firstName ?? '',
  docket: person?.docket ?? '',
  dni: person?.dni ?? '',
  cuil: person?.cuil ?? '',
  birthDate: person?.birthDate ?? '',
  hireDate: person?.hireDate ?? '',
  siteId: person?.siteId ?? null,
  areaId: person?.areaId ?? null,
  managerId: person?.managerId ?? null,
  position: person?.position ?? '',
  email: person?.email ?? '',
  phone: person?.phone ?? '',
  effectiveFrom: localDay(),
});

export const toInput = (values: PersonValues): CreatePersonApiArg => {
  const { siteId: _siteId, effectiveFrom: _from, areaId, position, email, phone, ...rest } = values;
  return {
    ...rest,
    areaId: areaId ?? 0,
    position: position.trim() || null,
    email: email.trim() || null,
    phone: phone.trim() || null,
  };
};

const dated = ['position', 'areaId', 'managerId'] as const;

/** Whether something changes that has a day of effect. */
export const changesDated = (
  values: Pick<PersonValues, (typeof dated)[number]>,
  person: Employee,
) => dated.some((name) => (values[name] || null) !== (person[name] || null));

/** Today is the server's to say. */
export const effectOf = ({ effectiveFrom }: PersonValues) =>
  effectiveFrom === localDay() ? {} : { effectiveFrom };

/** What the form knows only by its id. */
export interface Names {
  area: (id: number | null) => string;
  manager: (id: number | null) => string;
}

/** What differs between what the person wrote and what is stored, as people read it. */
export function conflictFields(
  mine: PersonValues,
  person: Employee,
  names: Names,
): ConflictField[] {
  const stored = toValues(person);
  const read: [string, (values: PersonValues) => string][] = [
    ['Apellido', ({ lastName }) => lastName],
    ['Nombre', ({ firstName }) => firstName],
    ['Legajo', ({ docket }) => docket],
    ['DNI', ({ dni }) => dni],
    ['CUIL', ({ cuil }) => cuil],
    ['Nacimiento', ({ birthDate }) => dayText(birthDate)],
    ['Ingreso', ({ hireDate }) => dayText(hireDate)],
    ['Área', ({ areaId }) => names.area(areaId)],
    ['Responde a', ({ managerId }) => names.manager(managerId)],
    ['Puesto', ({ position }) => position || '—'],
    ['Correo', ({ email }) => email || '—'],
    ['Teléfono', ({ phone }) => phone || '—'],
  ];
  return read.flatMap(([label, show]) =>
    show(mine) === show(stored) ? [] : [{ label, mine: show(mine), stored: show(stored) }],
  );
}
