import { z } from 'zod';
import { privateField } from '../core/accion';
import { day, id, version } from '../core/id';
import { personFields } from './personFields';

export const kinships = ['spouse', 'partner', 'child', 'stepchild', 'parent', 'other'] as const;

const needed = (max: number) => z.string().trim().min(1).max(max);
const { dni, cuil } = personFields.shape;

/** What the administration writes about somebody whom a person maintains. */
export const dependantFields = z.object({
  name: privateField(needed(120)),
  kinship: privateField(z.enum(kinships)),
  birthDate: privateField(day),
  dni,
  cuil: privateField(cuil.nullable().default(null)),
  /** Since when they count for who is paid, and until when. */
  since: day,
  until: day.nullable().default(null),
});

export const dependant = dependantFields
  .extend({
    id,
    version,
    cuil: privateField(z.string().nullable()),
    until: day.nullable(),
  })
  .meta({ id: 'Dependant' });

const contact = {
  emergencyName: privateField(needed(120).nullable().default(null)),
  emergencyKinship: privateField(needed(60).nullable().default(null)),
  emergencyPhone: privateField(needed(40).nullable().default(null)),
};

/** Whom to call when something happens to a person. */
export const emergencyFields = z.object(contact);

export const family = z
  .object({
    personId: id,
    /** Of the person: the emergency contact is part of their record. */
    version,
    emergencyName: privateField(z.string().nullable()),
    emergencyKinship: privateField(z.string().nullable()),
    emergencyPhone: privateField(z.string().nullable()),
    dependants: z.array(dependant),
  })
  .meta({ id: 'Family' });
