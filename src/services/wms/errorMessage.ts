const sentences: Record<number, string> = {
  0: 'No pudimos comunicarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
  400: 'El servidor no entendió lo que se le pidió. Recargá la página e intentá de nuevo.',
  401: 'Tu sesión terminó. Ingresá de nuevo.',
  403: 'No tenés permiso para hacer esto.',
  404: 'No encontramos lo que buscás. Puede que ya no exista.',
  409: 'Alguien cambió estos datos mientras los editabas.',
  413: 'El archivo es demasiado grande.',
  415: 'Este tipo de archivo no se puede usar acá.',
  422: 'Hay datos para corregir.',
  429: 'Hiciste muchos intentos seguidos. Esperá un momento.',
  503: 'El servidor no está disponible en este momento. Intentá de nuevo en unos minutos.',
};

const general = 'Algo falló en el servidor. Intentá de nuevo en unos minutos.';

/** A person reads this when the server sends no words of its own. */
export function errorMessage(status: number): string {
  return sentences[status] ?? general;
}
