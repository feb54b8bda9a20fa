import { callServer, type ServerSession } from './callServer';
import type { Product } from './startProduct';

interface Roles {
  rows: { id: number; flags: object; accounts: number }[];
}

/** The code with which the first account is made, as the console shows it. */
export const setupCodeOf = ({ output }: Product): string =>
  /primera visita: (\S+)/.exec(output())?.[1] ?? '';

const account = { usuario: 'ana', clave: 'caballo verde 7' };

/** This signs in as the first account of an organisation that `foundOrganisation` made. */
export const openFounderSession = (url: string): Promise<ServerSession> =>
  callServer(url, 'usuario.ingresar', account);

/**
 * An organisation with one account, which may also publish, is there in seconds; the demo takes a minute to be written, and
 * a story that kills PostgreSQL cannot have a copy of it.
 */
export async function foundOrganisation(product: Product): Promise<void> {
  const { url } = product;
  const codigo = setupCodeOf(product);
  const names = { organizacion: 'Frigorífico del Sur', nombre: 'Ana', apellido: 'Núñez' };
  await callServer(url, 'servidor.crearAdministrador', { codigo, ...names, ...account });
  const session = await openFounderSession(url);
  const { rows } = await callServer<Roles>(url, 'rol.listar', {}, session);
  const [own] = rows.filter(({ accounts }) => accounts > 0);
  if (!own) throw new Error('the first account has no role');
  const { accounts: _, ...role } = own;
  const flags = { ...role.flags, POSTS: { SHOW: true, CREATE: true } };
  await callServer(url, 'rol.guardar', { ...role, flags }, session);
}
