import { z } from 'zod';
import { privateField } from '../core/accion';
import { isCuil } from '../core/cuil';
import { day, id } from '../core/id';

const digits = (text: string) => text.replace(/[.\s-]/g, '');

const needed = (max: number) => z.string().trim().min(1).max(max);
const optional = (max: number) => z.string().trim().min(1).max(max).nullable().default(null);

/** What the administration writes of a person; the area says the site. */
export const personFields = z.object({
  lastName: needed(80),
  firstName: needed(80),
  docket: needed(20),
  dni: privateField(
    z
      .string()
      .overwrite(digits)
      .refine((text) => /^\d{7,8}$/.test(text), 'El DNI tiene siete u ocho números.'),
  ),
  cuil: privateField(
    z
      .string()
      .overwrite(digits)
      .refine((text) => /^\d{11}$/.test(text), 'El CUIL tiene once números.')
      .refine((text) => isCuil(text), 'El dígito verificador no coincide.'),
  ),
  birthDate: privateField(day),
  hireDate: day,
  areaId: id,
  managerId: id.nullable().default(null),
  position: optional(120),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'No es una dirección de correo.')
    .nullable()
    .default(null),
  phone: privateField(optional(40)),
});
