const phrases: Record<number, string> = {
  201: 'Creado',
  202: 'Aceptado',
  204: 'Sin contenido',
  400: 'Solicitud incorrecta',
  401: 'Sesión no iniciada',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  408: 'Tiempo de espera agotado',
  409: 'Conflicto',
  410: 'Ya no está disponible',
  413: 'Contenido demasiado grande',
  415: 'Tipo de contenido no admitido',
  422: 'Datos no válidos',
  429: 'Demasiados intentos',
  500: 'Error interno del servidor',
  501: 'No implementado',
  502: 'Respuesta no válida de otro servidor',
  503: 'Servicio no disponible',
  504: 'El servidor no respondió a tiempo',
};

/** The reason phrase of an answer; HTTP/2 carries none. */
export function statusText(status: number, fromServer = ''): string {
  return fromServer || (phrases[status] ?? `Estado ${status}`);
}
