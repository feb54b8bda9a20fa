import type { FastifyInstance } from 'fastify';
import { StartFault } from '../db/startFault';
import type { Config } from '../engine/config/config';

const explain = (code: string | undefined, { port, host }: Config): string | undefined => {
  if (code === 'EADDRINUSE') {
    const other = port < 65535 ? port + 1 : 4601;
    return `El puerto ${port} está ocupado por otro programa: probá con PORT=${other} npm start.`;
  }
  if (code === 'EACCES')
    return `Este usuario no puede usar el puerto ${port}: probá con PORT=4600 npm start.`;
  if (code === 'EADDRNOTAVAIL') return `La dirección ${host} no existe en este equipo.`;
  return undefined;
};

export const listen = async (app: FastifyInstance, config: Config): Promise<void> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const sentence = explain((error as NodeJS.ErrnoException).code, config);
    throw sentence ? new StartFault(sentence) : error;
  }
};
