import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id, version } from '../core/id';
import { listInput, listOutput } from '../core/listInput';
import { reason } from '../core/reason';
import { byInput, each, list } from '../core/tags';
import { arrival, arrivalDetail, arrivalFields } from './arrival';

export const listArrivals = defineAccion({
  name: 'recepcion.listar',
  module: 'receiving',
  summary: 'Lo que traen los proveedores a los depósitos al alcance de quien pregunta.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: listInput({
    sort: ['number', 'supplierName', 'siteName', 'state', 'expectedOn', 'createdAt'],
    filter: [
      'number',
      'supplierId',
      'supplierName',
      'remito',
      'siteId',
      'state',
      'late',
      'due',
      'expectedOn',
      'createdAt',
    ],
  }),
  output: listOutput(arrival),
  provides: [list('Arrival'), each('Arrival', 'rows')],
});

export const getArrival = defineAccion({
  name: 'recepcion.obtener',
  module: 'receiving',
  summary: 'Una recepción: lo que se espera, lo que llegó y cada ingreso por separado.',
  method: 'GET',
  permission: 'ORDERS',
  scope: 'all',
  input: z.object({ id }),
  output: arrivalDetail,
  errors: ['no_encontrado'],
  provides: [byInput('Arrival'), list('Arrival')],
  keptOffline: true,
});

/** The people who run the warehouse announce what comes, and close, cancel or reverse it. */
const ofPlanning = { module: 'receiving', permission: 'ORDERS.create', scope: 'all' } as const;

export const createArrival = defineAccion({
  ...ofPlanning,
  name: 'recepcion.crear',
  summary: 'Anuncia lo que va a traer un proveedor con un remito, una sola vez.',
  method: 'POST',
  input: arrivalFields,
  output: arrivalDetail,
  errors: ['no_encontrado', 'conflicto'],
  invalidates: [list('Arrival')],
});

const moves = {
  ...ofPlanning,
  method: 'POST',
  output: arrivalDetail,
  errors: ['no_encontrado', 'conflicto_version', 'conflicto'],
  invalidates: [byInput('Arrival'), list('Arrival')],
} as const;

export const closeArrival = defineAccion({
  ...moves,
  name: 'recepcion.cerrar',
  summary: 'Cierra una recepción; lo que faltó lleva su motivo.',
  input: z.object({
    id,
    version,
    reason: z.string().trim().max(300, 'El motivo admite hasta 300 caracteres.').default(''),
  }),
});

export const cancelArrival = defineAccion({
  ...moves,
  name: 'recepcion.cancelar',
  summary: 'Cancela una recepción de la que no llegó nada; su remito puede volver a cargarse.',
  input: z.object({ id, version, reason }),
});
