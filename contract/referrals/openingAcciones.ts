import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { byInput, each, list } from '../core/tags';
import { referralOpening, referralOpeningFields } from './referralOpening';

const ofReferring = { module: 'referrals', permission: 'REFERRALS' } as const;

export const listReferralOpenings = defineAccion({
  ...ofReferring,
  name: 'busqueda.listar',
  summary: 'Las búsquedas abiertas y las que ya cerraron, para quien puede referir.',
  method: 'GET',
  scope: 'everyone',
  input: listInput({
    sort: ['position', 'siteName', 'until', 'createdAt'],
    filter: ['position', 'siteId', 'until', 'open', 'receives'],
  }),
  output: listOutput(referralOpening),
  provides: [list('ReferralOpening'), each('ReferralOpening', 'rows')],
});

export const getReferralOpening = defineAccion({
  ...ofReferring,
  name: 'busqueda.obtener',
  summary: 'Una búsqueda: el puesto, lo que se ofrece y los bonos por referir.',
  method: 'GET',
  scope: 'everyone',
  input: z.object({ id }),
  output: referralOpening,
  errors: ['no_encontrado'],
  provides: [byInput('ReferralOpening'), list('ReferralOpening')],
});

export const saveReferralOpening = defineAccion({
  module: 'referrals',
  permission: 'REFERRALS.ALL',
  name: 'busqueda.guardar',
  summary: 'Abre una búsqueda, la corrige o la cierra.',
  method: 'POST',
  scope: 'all',
  input: referralOpeningFields.extend({ id: id.optional(), version: version.optional() }),
  output: referralOpening,
  errors: ['no_encontrado', 'conflicto_version'],
  invalidates: [byInput('ReferralOpening'), list('ReferralOpening'), list('Post')],
});

export const announceReferralOpening = defineAccion({
  module: 'referrals',
  permission: 'REFERRALS.ALL',
  name: 'busqueda.contarEnElMuro',
  summary: 'Publica en el muro que hay una búsqueda; la publicación se archiva cuando cierra.',
  method: 'POST',
  scope: 'all',
  input: z.object({ id }),
  output: referralOpening,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [byInput('ReferralOpening'), list('ReferralOpening'), list('Post')],
});

export const shareReferralOpening = defineAccion({
  ...ofReferring,
  name: 'busqueda.compartir',
  summary: 'El código con el que una búsqueda se comparte: quien se postula con él queda referido.',
  method: 'POST',
  scope: 'everyone',
  input: z.object({ id }),
  output: z.object({ code: z.string() }),
  errors: ['no_encontrado', 'conflicto'],
});
