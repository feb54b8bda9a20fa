/** The faults of a mail server, or of the way to it, in words that say what to look at. */
const words: Readonly<Record<string, string>> = {
  EAUTH: 'El servidor no aceptó el usuario o la contraseña.',
  EDNS: 'No hay ningún servidor con ese nombre: revisá cómo está escrito.',
  ENOTFOUND: 'No hay ningún servidor con ese nombre: revisá cómo está escrito.',
  ECONNREFUSED: 'En ese puerto no contesta nadie: revisá el servidor y el puerto.',
  ECONNECTION: 'No se pudo llegar al servidor: revisá el nombre y el puerto.',
  ESOCKET: 'La conexión se cortó: revisá el puerto y el cifrado que pide el servidor.',
  ETLS: 'El servidor no aceptó ese cifrado: probá con otro.',
  ETIMEDOUT: 'El servidor no contestó a tiempo: revisá el puerto y el cifrado.',
  EENVELOPE: 'El servidor no aceptó el remitente o la dirección de destino.',
  EMESSAGE: 'El servidor no aceptó el mensaje.',
};

interface MailError {
  code?: unknown;
  response?: unknown;
  message?: unknown;
}

/** The server's own answer goes behind the words: the person who runs it knows what it means. */
export function mailFault(error: unknown): string {
  const { code, response, message } = Object(error) as MailError;
  const inner = /\b(ECONNREFUSED|ENOTFOUND|ETIMEDOUT)\b/.exec(String(message))?.[1];
  const said = words[inner ?? String(code)] ?? 'El servidor de correo no lo aceptó.';
  return typeof response === 'string' ? `${said} Respondió: ${response.slice(0, 200)}` : said;
}
