import { relativeTime } from '@/utils/relativeTime';

interface Connection {
  online: boolean;
  reachable: boolean;
  waiting: number;
  /** The server gave the data kept from an earlier visit at this time. */
  readAt: number | null;
}

const later =
  'Lo que comentes, tus reacciones y lo que tomes de un pedido se envían solos cuando vuelva.';

function waitingText(waiting: number): string {
  return waiting === 1
    ? '1 cambio espera conexión y se envía solo.'
    : `${waiting} cambios esperan conexión y se envían solos.`;
}

const ageText = (readAt: number) =>
  `Ves datos de ${relativeTime(new Date(readAt)).replace(/^H/, 'h')}.`;

/** The words of the banner, or null where it has nothing to say. */
export function offlineText({ online, reachable, waiting, readAt }: Connection): string | null {
  if (online && reachable && waiting === 0 && readAt === null) return null;
  const age = readAt === null ? null : ageText(readAt);
  const where = online ? 'No llegamos al servidor.' : 'Estás sin conexión.';
  if (waiting > 0) {
    const reading = online ? age : (age ?? 'Podés leer lo que ya se cargó.');
    return [where, reading, waitingText(waiting)].filter(Boolean).join(' ');
  }
  if (online) return `${where} ${age ?? 'Lo que ves es lo último que se cargó.'}`;
  return `${where} ${age ?? 'Podés leer lo que ya se cargó.'} ${later}`;
}
