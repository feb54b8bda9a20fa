import { defineAccion, emptyInput } from '../core/accion';
import { sessionUser } from './sessionUser';

export const renewSession = defineAccion({
  name: 'usuario.renovar',
  module: 'session',
  summary: 'Renueva el token y los permisos de la sesión abierta.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  whileViewing: 'allowed',
  input: emptyInput,
  output: sessionUser,
});
