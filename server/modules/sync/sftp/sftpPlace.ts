import { SFTP_PORT, sftpHostOf, sftpOrigin } from '@contract/sync/sftpSource';
import { conflict } from '../../../engine/http/fault';
import type { OutsideHost } from '../../../engine/outside/connectOutside';
import type { LinkSecrets } from '../address/linkKeys';
import type { LinkSource } from '../address/linkSource';

type Where = Pick<LinkSource, 'sftpHost' | 'sftpUser' | 'sftpPrint'>;

/** The machine of a link, as it is judged whether it may be reached. */
export function outsideHostOf(sftpHost: string): OutsideHost {
  const host = sftpHostOf(sftpHost);
  return { ...host, usualPort: SFTP_PORT, origin: sftpOrigin(host) };
}

/** A server of which all is known that is needed to enter. */
export interface SftpPlace {
  host: OutsideHost;
  user: string;
  /** The key that somebody accepted as the server's own. */
  print: string;
  login: string;
}

/** Nothing is asked of a server whose key nobody accepted. */
export function sftpPlaceOf(
  { sftpHost, sftpUser: user, sftpPrint: print }: Where,
  { login }: Pick<LinkSecrets, 'login'>,
): SftpPlace {
  if (sftpHost === '') throw conflict('Falta el servidor: ponelo en el enlace.');
  if (print === '') {
    throw conflict('Falta la huella del servidor: probá el enlace y aceptala.');
  }
  if (login === null) {
    throw conflict('Falta la contraseña o la clave privada: cargala en el enlace.');
  }
  return { host: outsideHostOf(sftpHost), user, print, login };
}
