import { Fault } from '../../../engine/http/fault';
import { OutsideFault } from '../../../engine/outside/askOutside';

/** The connection is gone, and nobody knows whether what was asked last was done. */
export class SftpLost extends Fault {
  constructor(words = 'Se cortó la conexión con el servidor SFTP.') {
    super(409, 'conflicto', words);
  }
}

/** The server showed a key that nobody accepted; it was sent nothing. */
export class OtherPrint extends Fault {
  constructor(readonly shown: string) {
    super(
      409,
      'conflicto',
      `El servidor muestra otra huella, ${shown}: no se le mandó nada. Si cambió de clave, sacá la huella del enlace, probalo y aceptá la nueva.`,
    );
  }
}

const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;

/** The server answered that it will not, and the connection goes on. */
export class SftpRefused extends Fault {
  constructor(readonly answer: number) {
    super(
      409,
      'conflicto',
      answer === PERMISSION_DENIED
        ? 'El servidor SFTP no le da permiso a ese usuario.'
        : 'El servidor SFTP no pudo hacerlo.',
    );
  }

  get missing(): boolean {
    return this.answer === NO_SUCH_FILE;
  }
}

export const slow = () => new SftpLost('El servidor SFTP tardó demasiado.');

const unreachable =
  'No se pudo conectar con el servidor SFTP: revisá su nombre y su puerto, y que esté encendido.';

const byLevel: Readonly<Record<string, string>> = {
  'client-authentication':
    'El servidor SFTP no aceptó el usuario, o su contraseña o clave: revisalos.',
  handshake: 'El servidor SFTP no ofrece un cifrado que se pueda usar, o no es uno.',
  protocol: 'Lo que respondió no es un servidor SFTP.',
  'sftp-protocol': 'El servidor SFTP respondió algo que no se entiende.',
  'client-timeout': 'El servidor SFTP tardó demasiado.',
};

/** Whatever broke a connection, in words; those of the other side are shown to nobody. */
export function lostBy(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof OutsideFault) {
    return new SftpLost(error.reason === 'unreachable' ? unreachable : error.message);
  }
  const { level, code, message } = Object(error) as Partial<
    NodeJS.ErrnoException & { level: string }
  >;
  if (level !== undefined) return new SftpLost(byLevel[level]);
  const unread = code === undefined && message !== 'No response from server';
  // An answer that throws while it is read has no level; a question to a connection that ended has those words.
  return new SftpLost(unread ? byLevel['sftp-protocol'] : undefined);
}

/** Why a question has no good answer: the server said no, with a number, or the connection broke. */
export function sftpFaultOf(error: unknown): Fault {
  const { code } = Object(error) as { code?: unknown };
  return !(error instanceof Fault) && typeof code === 'number'
    ? new SftpRefused(code)
    : lostBy(error);
}
