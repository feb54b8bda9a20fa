import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';
import { version } from '../core/id';
import { list } from '../core/tags';
import { MOST_OUTSIDE_HOSTS, outsideOrigin } from './outsideOrigin';

const outsideHosts = z
  .object({ allowed: z.array(z.string()), version })
  .meta({ id: 'OutsideHosts' });

const settings = { module: 'sync', permission: 'ADMIN.settings', scope: 'all' } as const;

export const getOutsideHosts = defineAccion({
  ...settings,
  name: 'destino.obtener',
  method: 'GET',
  summary: 'A qué direcciones de la propia red puede escribir este servidor.',
  input: emptyInput,
  output: outsideHosts,
  provides: [list('OutsideHosts')],
});

export const saveOutsideHosts = defineAccion({
  ...settings,
  name: 'destino.guardar',
  method: 'POST',
  summary: 'Permite direcciones de la propia red como destino de los avisos a programas.',
  input: z.object({ allowed: z.array(outsideOrigin).max(MOST_OUTSIDE_HOSTS), version }),
  output: outsideHosts,
  errors: ['conflicto'],
  invalidates: [list('OutsideHosts')],
});
