/** A request may send this much to PostgreSQL until it is answered: statements, and what begins and ends transactions. */
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
  // There is one for the session and one for each thing that may wait, all at once; overtime first asks whose it is to
  // decide.
  'resumen.contarPendientes': [22, 0],
  'persona.listar': [2, 0],
  'persona.administrar': [2, 0],
  'notificacion.listar': [3, 0],
  // However many people: their figures are asked once for each of the three sites, the rest once for all.
  'horario.listarSemana': [15, 0],
  'horario.planificar': [17, 2],
  'horario.revisarPublicacion': [12, 0],
  'horario.publicar': [25, 2],
  'horario.listarPropios': [6, 0],
  // The totals of both months of all sites come in one.
  'cierre.listar': [5, 0],
  'cierre.verPendientes': [10, 0],
  'fichada.obtenerEstado': [7, 0],
  // Where its person worked comes first: of those places the rest is asked, and by what its days are decided.
  'hora.obtenerSemana': [15, 0],
  'hora.obtenerMes': [10, 0],
  'hora.listarTotales': [3, 0],
  // People and sums of the runs of a page come at once, beside their authors.
  'liquidacion.listar': [4, 0],
  // However many people there are: everything that pay would read of one of them, and which run has them already.
  'liquidacion.estimarHoras': [30, 0],
  // Each warning that whoever approves reads is one, all at once, as is all that is compared with what it read.
  'liquidacion.obtener': [39, 0],
  'liquidacion.listarPersonas': [2, 0],
  'liquidacion.listarGrilla': [5, 0],
  'liquidacion.obtenerPersona': [5, 0],
  'embargo.listar': [2, 0],
  'deduccionGanancias.listar': [2, 0],
  'prestamo.listar': [2, 0],
  'prestamo.listarMios': [2, 0],
  'rendicion.listar': [2, 0],
  'reintegro.listar': [2, 0],
} as const satisfies Record<string, Budget>;
