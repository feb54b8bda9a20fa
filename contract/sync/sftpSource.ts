import { text } from '../core/fields';

const hostWords = 'Es un nombre como sftp.empresa.com, con :2222 si el puerto no es el 22.';
const userWords = 'Es el usuario con que se entra al servidor, sin espacios.';
const printWords =
  'Es solo la parte que empieza con SHA256: y sigue con 43 letras, números, + o /.';

/** How a link finds a server that speaks SFTP; of other links, all of it is empty. */
export const sftpSourceFields = {
  sftpHost: text('Servidor', {
    optional: true,
    max: 200,
    pattern: [
      /^$|^(?=.{1,200}$)(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?$/i,
      hostWords,
    ],
  }),
  sftpUser: text('Usuario en el servidor', {
    optional: true,
    max: 80,
    pattern: [/^[^\s\p{Cc}]{0,80}$/u, userWords],
  }),
  sftpPrint: text('Huella del servidor', {
    optional: true,
    max: 200,
    pattern: [/^$|^SHA256:[A-Za-z0-9+/]{43}$/, printWords],
    none: 'Nadie la aceptó todavía',
  }),
};

export const SFTP_PORT = 22;

export interface SftpHost {
  /** A name, or an address without its brackets. */
  hostname: string;
  port: number;
}

/** Reads "sftp.empresa.com:2222". */
export function sftpHostOf(typed: string): SftpHost {
  const [, name = '', port = ''] = /^(.*?)(?::(\d+))?$/.exec(typed.toLowerCase()) ?? [];
  return { hostname: name.replace(/^\[|\]$/g, ''), port: port === '' ? SFTP_PORT : Number(port) };
}

/** "sftp://sftp.empresa.com:2222", without the usual port: by it two places are compared, and a place of the own network is allowed. */
export function sftpOrigin({ hostname, port }: SftpHost): string {
  const name = hostname.includes(':') ? `[${hostname}]` : hostname;
  return `sftp://${name}${port === SFTP_PORT ? '' : `:${port}`}`;
}
