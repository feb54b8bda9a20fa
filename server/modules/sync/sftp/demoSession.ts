import type { Services } from '../../../engine/acciones/context';
import type { OutsideHost } from '../../../engine/outside/connectOutside';
import { demoPrint } from './demoPrint';
import { OtherPrint, SftpRefused } from './sftpFault';
import type { SftpSession } from './sftpSession';

/** The servers of the demo have names that lead nowhere (RFC 2606). */
export const isDemoHost = (
  { config }: Pick<Services, 'config'>,
  { hostname }: Pick<OutsideHost, 'hostname'>,
): boolean => config.demo && hostname.endsWith('.example');

const catalogue = Buffer.from(
  [
    'Código;Nombre;Unidad',
    'PROV-01;Cinta de papel;unidad',
    'PROV-02;Film para pallet;rollo',
    '',
  ].join('\r\n'),
);
const facts = { plain: true, size: catalogue.length, stamp: Date.UTC(2026, 0, 5, 9) };

/** Answers for the servers of the demo: a demo asks nobody, and yet shows how it goes. */
export function demoSession(print: string): SftpSession {
  if (print !== demoPrint) throw new OtherPrint(demoPrint);
  const left = new Map<string, typeof facts>();
  return {
    within: () => undefined,
    close: () => undefined,
    list: async () => [{ name: 'catalogo-enero.csv', ...facts }],
    facts: async (path) => left.get(path) ?? (path.endsWith('catalogo-enero.csv') ? facts : null),
    async *read() {
      yield catalogue;
    },
    write: async (path, { length: size }) => {
      left.set(path, { ...facts, size });
    },
    rename: async (from, to) => {
      const known = left.get(from);
      if (!known) throw new SftpRefused(2);
      left.set(to, known);
      left.delete(from);
    },
    remove: async (path) => {
      left.delete(path);
    },
  };
}
