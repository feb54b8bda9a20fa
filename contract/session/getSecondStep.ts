import { defineAccion, emptyInput } from '../core/accion';
import { list } from '../core/tags';
import { secondStep } from './secondStep';

export const getSecondStep = defineAccion({
  name: 'usuario.segundoPaso',
  module: 'session',
  summary: 'Si la propia cuenta pide un código al ingresar, y cuántos de recuperación quedan.',
  method: 'GET',
  permission: 'session',
  scope: 'own',
  whileViewing: 'hidden',
  input: emptyInput,
  output: secondStep,
  provides: [list('SecondStep')],
});
