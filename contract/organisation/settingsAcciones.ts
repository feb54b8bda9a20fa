import { z } from 'zod';
import { defineAccion, emptyInput, privateField } from '../core/accion';
import { fileHash, version } from '../core/id';
import { list } from '../core/tags';
import {
  branding,
  mailPassword,
  mailServer,
  organisationSettings,
  security,
  testMailTo,
} from './organisationSettings';

export const getOrganisationSettings = defineAccion({
  name: 'casa.obtener',
  module: 'organisation',
  summary: 'Los ajustes de la organización: marca, correo, mapas y seguridad.',
  method: 'GET',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: organisationSettings,
  provides: [list('OrganisationSettings')],
});

export const saveBranding = defineAccion({
  name: 'casa.guardarMarca',
  module: 'organisation',
  summary: 'Cambia el nombre y el color de la organización.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: branding.extend({ version }),
  output: organisationSettings,
  errors: ['conflicto_version'],
  invalidates: [list('OrganisationSettings')],
});

export const saveLogo = defineAccion({
  name: 'casa.guardarLogo',
  module: 'organisation',
  summary: 'Pone el logo de la organización, que antes se subió con archivo.subir, o lo cambia.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ logo: fileHash, version }),
  output: organisationSettings,
  errors: ['conflicto_version'],
  invalidates: [list('OrganisationSettings')],
});

export const removeLogo = defineAccion({
  name: 'casa.quitarLogo',
  module: 'organisation',
  summary: 'Quita el logo de la organización.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ version }),
  output: organisationSettings,
  errors: ['conflicto_version'],
  invalidates: [list('OrganisationSettings')],
});

export const saveMail = defineAccion({
  name: 'casa.guardarCorreo',
  module: 'organisation',
  summary: 'Fija el servidor de correo, o lo quita; rige desde el correo siguiente.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ server: mailServer.nullable(), password: mailPassword, version }),
  output: organisationSettings,
  errors: ['conflicto', 'conflicto_version'],
  invalidates: [list('OrganisationSettings')],
});

export const tryMail = defineAccion({
  name: 'casa.probarCorreo',
  module: 'organisation',
  summary: 'Manda un correo de prueba por un servidor que todavía no se guardó.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: z.object({ server: mailServer, password: mailPassword, to: testMailTo.default('') }),
  output: z.object({ to: privateField(z.string()) }).meta({ id: 'TriedMail' }),
  errors: ['conflicto'],
  invalidates: [list('OrganisationSettings')],
});

export const confirmTestMail = defineAccion({
  name: 'casa.confirmarCorreo',
  module: 'organisation',
  summary: 'Dice que llegó el último correo de prueba.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: emptyInput,
  output: organisationSettings,
  errors: ['conflicto'],
  invalidates: [list('OrganisationSettings')],
});

export const saveSecurity = defineAccion({
  name: 'casa.guardarSeguridad',
  module: 'organisation',
  summary: 'Cuánto dura una sesión, cuántos intentos hay y a quién se pide el segundo paso.',
  method: 'POST',
  permission: 'ADMIN.settings',
  scope: 'all',
  input: security.extend({ version }),
  output: organisationSettings,
  errors: ['conflicto', 'conflicto_version'],
  invalidates: [list('OrganisationSettings')],
});
