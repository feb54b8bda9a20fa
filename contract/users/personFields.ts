import { z } from 'zod';
import { privateField } from '../core/accion';
import { isCuil } from '../core/cuil';
import { checkedText, day, ref, text } from '../core/fields';
import { phonePattern } from '../core/phone';
import { defineRecord, recordFields } from '../core/record';

const digits = (typed: string) => typed.replace(/[.\s-]/g, '');

const dni = z
  .string()
  .overwrite(digits)
  .refine((typed) => /^\d{7,8}$/.test(typed), 'El DNI tiene siete u ocho números.');

export const cuilSchema = privateField(
  z
    .string()
    .overwrite(digits)
    .refine((typed) => /^\d{11}$/.test(typed), 'El CUIL tiene once números.')
    .refine((typed) => isCuil(typed), 'El dígito verificador no coincide.'),
);

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'No es una dirección de correo.');

/** The administration writes these fields of a person; the area says the site. */
export const personRecord = defineRecord(
  'Person',
  { one: 'persona', many: 'personas' },
  {
    lastName: text('Apellido', { min: 1, max: 80 }),
    firstName: text('Nombre', { min: 1, max: 80 }),
    docket: text('Legajo', { min: 1, max: 20 }),
    dni: checkedText('DNI', dni, { max: 12, private: true }),
    cuil: checkedText('CUIL', cuilSchema, { max: 15, private: true }),
    birthDate: day('Fecha de nacimiento', { private: true }),
    hireDate: day('Fecha de ingreso'),
    areaId: ref('Área'),
    managerId: ref('Responde a', { optional: true }),
    position: text('Puesto', { min: 1, max: 120, orNull: true }),
    email: checkedText('Correo de trabajo', email, { max: 200, optional: true }),
    phone: text('Teléfono', { max: 40, pattern: phonePattern, orNull: true, private: true }),
    address: text('Domicilio', { min: 1, max: 200, orNull: true, private: true }),
  },
);

export const personFields = recordFields(personRecord);
