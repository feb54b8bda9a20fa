import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { fileHash, id, version } from '../core/id';
import { byInput, list } from '../core/tags';
import { newsDetail } from './news';

export const addCertificate = defineAccion({
  name: 'novedad.adjuntarCertificado',
  module: 'news',
  summary: 'Agrega el certificado de una novedad, o pone otro en su lugar.',
  method: 'POST',
  permission: ['NEWS.CREATE', 'NEWS.STATE'],
  scope: 'all',
  input: z.object({ id, version, certificate: privateField(fileHash) }),
  output: newsDetail,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version'],
  invalidates: [byInput('News'), list('News')],
});
