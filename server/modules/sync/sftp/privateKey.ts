import { createPrivateKey } from 'node:crypto';
import { isPrivateKey } from '@contract/sync/linkSecret';
import { invalid } from '../../../engine/http/fault';

const kinds = new Set([
  'ssh-ed25519',
  'ssh-rsa',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
]);

const refuse = (words: string) => invalid({ key: words });

/** The form of PEM that names no kind of key is written in the one that does, which is what SSH reads. */
function named(pem: string): string {
  if (!pem.startsWith('-----BEGIN PRIVATE KEY-----')) return pem;
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa')
      return String(key.export({ type: 'pkcs1', format: 'pem' }));
    if (key.asymmetricKeyType === 'ec') return String(key.export({ type: 'sec1', format: 'pem' }));
  } catch {
    throw refuse('Esa clave privada no se puede leer: revisá que esté entera.');
  }
  throw refuse('Pasá esa clave al formato de OpenSSH, con ssh-keygen -p, y cargala de nuevo.');
}

/** A login in the form in which it is kept: a password as it is, a private key only if it can be used. */
export async function keptLogin(login: string): Promise<string> {
  if (!isPrivateKey(login)) return login;
  const { default: ssh } = await import('ssh2');
  const pem = named(login.replaceAll('\r\n', '\n')).trim();
  const read = ssh.utils.parseKey(pem);
  const [key] = Array.isArray(read) ? read : [read];
  if (key === undefined || key instanceof Error) {
    // A phrase kept beside its key guards nothing that the seal of both does not.
    if (/ENCRYPTED/.test(pem) || /encrypted|passphrase/i.test(key?.message ?? '')) {
      throw refuse(
        'La clave tiene una frase: sacásela a una copia con ssh-keygen -p y cargá esa. Acá queda cifrada.',
      );
    }
    throw refuse('Esa clave privada no se puede leer: revisá que esté entera.');
  }
  if (!key.isPrivateKey() || !kinds.has(key.type)) {
    throw refuse('Usá una clave privada Ed25519, ECDSA o RSA.');
  }
  return pem;
}
