import { Fault } from '../../engine/http/fault';
import { Unread } from '../../engine/texts/textReader';

const said: Record<Unread['why'], string> = {
  broken: 'no se puede leer: está dañado o no es un PDF.',
  busy: 'quedó sin leer: probá de nuevo en un rato.',
  interrupted: 'quedó a medio leer: probá de nuevo.',
  late: 'tarda demasiado en leerse: dividilo y probá.',
  locked: 'tiene contraseña: guardalo sin ella y volvé a subirlo.',
  memory: 'pide demasiada memoria: dividilo y probá.',
};

/** The fault says what the person who brought it can do about it. */
export const unreadablePdf = (error: unknown): unknown =>
  error instanceof Unread ? new Fault(422, 'datos_invalidos', `Un PDF ${said[error.why]}`) : error;
