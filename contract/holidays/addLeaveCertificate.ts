import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { fileHash, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { leaveDetail } from './leave';

export const addLeaveCertificate = defineAccion({
  name: 'licencia.adjuntarCertificado',
  module: 'holidays',
  summary: 'Agrega el certificado de una licencia, o pone otro en su lugar.',
  method: 'POST',
  permission: ['HOLIDAYS.CREATE', 'HOLIDAYS.APPROVE'],
  scope: 'all',
  /** The file was brought by `archivo.subir` with the purpose `certificate`. */
  input: z.object({ id, version, certificate: privateField(fileHash) }),
  output: leaveDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('Leave'), list('Leave')],
});
