/** The status line says this; the seed shows it after "Error en la solicitud: ". */
const phrases: Record<number, string> = {
  200: 'OK',
  400: 'Solicitud incorrecta',
  401: 'Sin sesión',
  403: 'Sin permiso',
  404: 'No encontrado',
  408: 'Demasiado lento',
  409: 'Conflicto',
  413: 'Demasiado grande',
  415: 'Tipo de archivo no admitido',
  422: 'Datos inválidos',
  429: 'Demasiados intentos',
  431: 'Encabezado demasiado grande',
  500: 'Error del servidor',
  503: 'Servicio no disponible',
  507: 'Sin espacio',
};

export function reasonPhrase(status: number): string {
  return phrases[status] ?? 'Error';
}
