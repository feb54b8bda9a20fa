import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { list } from '../core/tags';

/** The demo's months of the past are written by tasks after the first start: until they end, pages of months are not whole. */
export const getDemoHistory = defineAccion({
  name: 'demo.obtenerHistoria',
  module: 'jobs',
  summary: 'Si la organización de ejemplo todavía está armando sus meses anteriores.',
  method: 'GET',
  permission: 'session',
  scope: 'everyone',
  input: z.object({}),
  output: z.object({ making: z.boolean() }).meta({ id: 'DemoHistory' }),
  provides: [list('Job')],
});
