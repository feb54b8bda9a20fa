import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';
import { day, decimal, id } from '../core/id';
import { each } from '../core/tags';
import { family } from './family';
import { personPay } from './personPay';

const ownData = z.object({
  docket: z.string(),
  dni: privateField(z.string()),
  cuil: privateField(z.string()),
  birthDate: privateField(day),
  hireDate: day,
  siteName: z.string(),
  areaName: z.string(),
  position: z.string().nullable(),
  managerName: z.string().nullable(),
  email: z.string().nullable(),
  phone: privateField(z.string().nullable()),
  /** The mean of what their managers wrote; each evaluation stays with them. */
  rating: privateField(decimal.nullable()),
});

export const getOwnProfile = defineAccion({
  name: 'perfil.obtener',
  module: 'users',
  summary: 'Los datos propios: personales, de trabajo, de pago y de la familia.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  sensitive: true,
  input: emptyInput,
  output: z
    .object({ personId: id, data: ownData, pay: personPay, family })
    .meta({ id: 'OwnProfile' }),
  errors: ['no_encontrado'],
  provides: [each('Person', 'personId')],
});
