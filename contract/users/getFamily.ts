import { z } from 'zod';
import { defineAccion } from '../core/accion';
import { id } from '../core/id';
import { byInput } from '../core/tags';
import { family } from './family';

export const getFamily = defineAccion({
  name: 'familia.obtener',
  module: 'users',
  summary: 'Los familiares a cargo de una persona y a quién llamar en una emergencia.',
  method: 'GET',
  permission: ['ADMIN.users', 'LIQUIDATION.SHOW'],
  scope: 'all',
  sensitive: true,
  input: z.object({ personId: id }),
  output: family,
  errors: ['no_encontrado'],
  provides: [byInput('Person', 'personId')],
});
