import { z } from 'zod';
import { defineAccion, privateField } from '../core/accion';
import { found, recordCards } from './found';
import { MOST_LINKS } from './recordLinks';

export const searchAll = defineAccion({
  name: 'busqueda.buscar',
  module: 'search',
  summary: 'Lo que coincide con unas palabras en todo lo que la persona puede ver, por clase.',
  method: 'GET',
  permission: 'session',
  /** Each list that is asked has its own permission and its own reach. */
  scope: 'all',
  input: z.object({
    /** Names are among them, and so stay out of URLs and logs. */
    words: privateField(z.string().trim().min(2, 'Escribí al menos dos letras.').max(100)),
  }),
  output: found,
});

export const showLinks = defineAccion({
  name: 'busqueda.mostrarEnlaces',
  module: 'search',
  summary: 'Qué hay en unas direcciones del producto, según lo que la persona puede abrir.',
  method: 'GET',
  permission: 'session',
  /** Each list that is asked has its own permission and its own reach. */
  scope: 'all',
  input: z.object({
    paths: z
      .array(
        z
          .string()
          .max(120)
          .regex(/^(\/[a-z0-9-]+)+$/, 'No es una dirección del producto.'),
      )
      .min(1)
      .max(MOST_LINKS),
  }),
  output: recordCards,
});
