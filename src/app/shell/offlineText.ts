const offline = 'Estás sin conexión. Podés leer lo que ya se cargó';
const later = 'Lo que comentes o reacciones se envía solo cuando vuelva.';
const unreachable = 'No llegamos al servidor. Lo que ves es lo último que se cargó.';

function waitingText(waiting: number): string {
  return waiting === 1
    ? '1 cambio espera conexión y se envía solo.'
    : `${waiting} cambios esperan conexión y se envían solos.`;
}

/** What the banner says, or nothing. */
export function offlineText(online: boolean, reachable: boolean, waiting: number): string | null {
  if (waiting > 0) {
    const where = online ? 'No llegamos al servidor.' : `${offline}.`;
    return `${where} ${waitingText(waiting)}`;
  }
  if (!online) return `${offline}. ${later}`;
  return reachable ? null : unreachable;
}
