import { defineAccion, done, emptyInput } from '../core/accion';

export const signOut = defineAccion({
  name: 'usuario.salir',
  module: 'session',
  summary: 'Cierra la sesión de este dispositivo.',
  method: 'POST',
  permission: 'session',
  scope: 'own',
  whileViewing: 'allowed',
  input: emptyInput,
  output: done,
});
