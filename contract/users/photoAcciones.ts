import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';
import { day, decimal, id } from '../core/id';
import { byInput, each, list } from '../core/tags';
import { fileInput } from '../files/fileInput';
import { fileLimits } from '../files/fileLimits';
import { family } from './family';
import { keepsPeople } from './keepsPeople';
import { personPay } from './personPay';
import { savedPhoto } from './savedPhoto';

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
  address: privateField(z.string().nullable()),
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

export const removePersonPhoto = defineAccion({
  name: 'persona.quitarFoto',
  module: 'users',
  summary: 'Quita la foto de una persona; quedan sus iniciales.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: z.object({ personId: id }),
  output: savedPhoto,
  errors: ['no_encontrado'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

export const savePersonPhoto = defineAccion({
  name: 'persona.guardarFoto',
  module: 'users',
  summary: 'Pone o cambia la foto de una persona.',
  method: 'POST',
  permission: keepsPeople,
  scope: 'all',
  input: z.object({ personId: id, file: fileInput(fileLimits.picture) }),
  output: savedPhoto,
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Person'), byInput('Person', 'personId')],
});

export const removeOwnPhoto = defineAccion({
  name: 'perfil.quitarFoto',
  module: 'users',
  summary: 'Quita la foto propia; quedan las iniciales.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: emptyInput,
  output: savedPhoto,
  errors: ['no_encontrado'],
  invalidates: [list('Person')],
});

export const saveOwnPhoto = defineAccion({
  name: 'perfil.guardarFoto',
  module: 'users',
  summary: 'Pone o cambia la foto propia.',
  method: 'POST',
  permission: 'PROFILE.EDIT',
  scope: 'own',
  input: z.object({ file: fileInput(fileLimits.picture) }),
  output: savedPhoto,
  errors: ['no_encontrado', 'archivo_grande', 'archivo_tipo'],
  invalidates: [list('Person')],
});
