/** What one request may send to PostgreSQL until it is answered: statements, and what begins and ends transactions. */
export type Budget = readonly [statements: number, frames: number];

/** Lower a number with the change that saves a statement; a larger one says in its commit what it is for. */
export const statementBudgets = {
  'servidor.obtenerMapa': [1, 0],
  'usuario.renovar': [4, 0],
  'usuario.ingresar': [11, 2],
  'pedido.listar': [2, 0],
  'pedido.obtener': [9, 0],
  'pedido.obtenerTablero': [11, 0],
  'pedido.retener': [16, 2],
  'publicacion.listar': [10, 0],
  'publicacion.comentar': [13, 2],
  'publicacion.reaccionar': [6, 2],
  'solicitud.listarPendientes': [3, 0],
  // One for the session and one for each thing that may wait, all at once.
  'resumen.contarPendientes': [12, 0],
  'persona.listar': [2, 0],
  'persona.administrar': [2, 0],
  'notificacion.listar': [3, 0],
} as const satisfies Record<string, Budget>;
