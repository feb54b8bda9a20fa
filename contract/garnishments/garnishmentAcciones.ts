import { z } from 'zod';
import { defineAccion, done } from '../core/accion';
import { id, version } from '../core/id';
import { listOutput, privateListInput } from '../core/listInput';
import { byInput, list } from '../core/tags';
import {
  garnishment,
  garnishmentDetail,
  garnishmentFaults,
  garnishmentFields,
} from './garnishment';

/** Garnishments are read like pay: by people who keep it for everybody, never for a team or a site. */
const ofGarnishments = {
  module: 'garnishments',
  permission: 'LIQUIDATION.SHOW',
  scope: 'all',
  keepers: 'pay',
  sensitive: true,
} as const;

export const listGarnishments = defineAccion({
  ...ofGarnishments,
  name: 'embargo.listar',
  summary: 'Los embargos de todos, con lo retenido y lo que falta.',
  method: 'GET',
  input: privateListInput({
    sort: ['name', 'kind', 'receivedOn', 'fromDay', 'total', 'taken', 'state', 'siteName'],
    filter: ['personId', 'name', 'kind', 'receivedOn', 'fromDay', 'state', 'siteId', 'areaId'],
  }),
  output: listOutput(garnishment),
  provides: [list('Garnishment'), list('PayRun')],
});

export const getGarnishment = defineAccion({
  ...ofGarnishments,
  name: 'embargo.obtener',
  summary: 'Un embargo con lo que cada liquidación retuvo.',
  method: 'GET',
  input: z.object({ id }),
  output: garnishmentDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Garnishment'), list('Garnishment'), list('PayRun')],
});

export const saveGarnishment = defineAccion({
  ...ofGarnishments,
  name: 'embargo.guardar',
  summary: 'Carga un embargo o corrige lo que dice; lo ya retenido queda como está.',
  method: 'POST',
  input: garnishmentFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(garnishmentFaults),
  output: garnishmentDetail,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('Garnishment')],
});

export const removeGarnishment = defineAccion({
  ...ofGarnishments,
  name: 'embargo.quitar',
  summary: 'Quita un embargo del que todavía no se retuvo nada.',
  method: 'POST',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'sin_permiso', 'conflicto', 'conflicto_version'],
  invalidates: [list('Garnishment')],
});
