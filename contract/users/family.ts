import { z } from 'zod';
import { privateField } from '../core/accion';
import { checkedText, choice, day as dayField, text } from '../core/fields';
import { day, id, version } from '../core/id';
import { phonePattern } from '../core/phone';
import { defineRecord, type RecordValues, recordFields } from '../core/record';
import { cuilSchema, personRecord } from './personFields';

/** The administration writes this about somebody whom a person maintains. */
export const dependantRecord = defineRecord(
  'Dependant',
  { one: 'familiar', many: 'familiares' },
  {
    name: text('Apellido y nombre', { min: 1, max: 120, private: true }),
    kinship: choice(
      'Vínculo',
      {
        spouse: 'Cónyuge',
        partner: 'Conviviente',
        child: 'Hija o hijo',
        stepchild: 'Hija o hijo del cónyuge',
        parent: 'Madre o padre',
        other: 'Otro familiar a cargo',
      },
      { private: true },
    ),
    birthDate: dayField('Fecha de nacimiento', { private: true }),
    dni: personRecord.fields.dni,
    cuil: checkedText('CUIL', cuilSchema, { max: 15, optional: true, private: true }),
    /** Since when they count for who is paid, and until when. */
    since: dayField('A cargo desde'),
    until: dayField('A cargo hasta', { optional: true }),
  },
);

export const dependantFields = recordFields(dependantRecord);
export type DependantFields = RecordValues<typeof dependantRecord>;

export const dependant = dependantFields
  .extend({
    id,
    version,
    cuil: privateField(z.string().nullable()),
    until: day.nullable(),
  })
  .meta({ id: 'Dependant' });

/** The person to call when something happens to somebody. */
export const emergencyRecord = defineRecord(
  'EmergencyContact',
  { one: 'contacto de emergencia', many: 'contactos de emergencia' },
  {
    emergencyName: text('A quién llamar', { min: 1, max: 120, orNull: true, private: true }),
    emergencyKinship: text('Vínculo', { min: 1, max: 60, orNull: true, private: true }),
    emergencyPhone: text('Teléfono', {
      max: 40,
      pattern: phonePattern,
      orNull: true,
      private: true,
    }),
  },
);

export const emergencyFields = recordFields(emergencyRecord);

export const family = z
  .object({
    personId: id,
    /** The version is the person's: the emergency contact is part of their record. */
    version,
    emergencyName: privateField(z.string().nullable()),
    emergencyKinship: privateField(z.string().nullable()),
    emergencyPhone: privateField(z.string().nullable()),
    dependants: z.array(dependant),
  })
  .meta({ id: 'Family' });
