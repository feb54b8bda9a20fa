import { z } from 'zod';
import { defineAccion, emptyInput } from '../core/accion';

export const getMapSettings = defineAccion({
  name: 'servidor.obtenerMapa',
  module: 'server',
  summary: 'Con qué se dibujan los mapas: la clave de Google, si este servidor tiene una.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: emptyInput,
  output: z
    .object({
      /** Null: the map that comes with the product. */
      key: z.string().nullable(),
    })
    .meta({ id: 'MapSettings' }),
});
