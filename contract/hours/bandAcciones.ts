import { z } from 'zod';
import { defineAccion, done, emptyInput } from '../core/accion';
import { id, version } from '../core/id';
import { list } from '../core/tags';
import { band, bandFaults, bandFields } from './band';

export const listBands = defineAccion({
  name: 'franja.listar',
  module: 'hours',
  summary: 'Las franjas horarias con su recargo, y con cuáles se superpone cada una.',
  method: 'GET',
  permission: ['HOURS.SHOW', 'HOURS.STRIP'],
  scope: 'everyone',
  input: emptyInput,
  output: z.object({ rows: z.array(band), edits: z.boolean() }),
  provides: [list('Band')],
});

export const saveBand = defineAccion({
  name: 'franja.guardar',
  module: 'hours',
  summary: 'Agrega una franja o la cambia; los días abiertos que alcanza se calculan de nuevo.',
  method: 'POST',
  permission: 'HOURS.STRIP',
  scope: 'all',
  input: bandFields
    .extend({ id: id.optional(), version: version.optional() })
    .superRefine(bandFaults),
  output: band,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Band'), list('Hour')],
});

export const removeBand = defineAccion({
  name: 'franja.quitar',
  module: 'hours',
  summary: 'Quita una franja que todavía no tiene horas; la que tiene se termina con su fecha.',
  method: 'POST',
  permission: 'HOURS.STRIP',
  scope: 'all',
  input: z.object({ id, version }),
  output: done,
  errors: ['no_encontrado', 'conflicto', 'conflicto_version', 'periodo_cerrado'],
  invalidates: [list('Band'), list('Hour')],
});
