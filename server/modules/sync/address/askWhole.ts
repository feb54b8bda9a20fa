import type { Services } from '../../../engine/acciones/context';
import type { Spooled } from '../../../engine/files/spool';
import { conflict } from '../../../engine/http/fault';
import {
  askOutside,
  type OutsideAnswer,
  OutsideFault,
  type OutsideRequest,
} from '../../../engine/outside/askOutside';

export const ANSWER_MS = 60_000;
export const MOST_MEGABYTES = 32;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

export type Asking = Pick<Services, 'config' | 'database' | 'outside' | 'space'>;

/** The answer of another system lies in a file until it is kept or looked at. */
export interface Content {
  name: string;
  spooled: Spooled;
}

const cutOff = (limit: string) =>
  conflict(`La respuesta se cortó, tardó demasiado o pasa de ${limit}: no se tomó nada.`);

/** Asks another system for data: it is answered whole, or refused. A redirect is not followed, whatever it leads to. */
export async function askWhole(
  services: Asking,
  request: Omit<OutsideRequest, 'patienceMs' | 'keptBytes'> & Partial<OutsideRequest>,
  /** How much may come, once it is known what comes. */
  limit = () => `${MOST_MEGABYTES} MB`,
): Promise<OutsideAnswer> {
  if (services.config.demo) {
    const { demoContent } = await import('./demoContent');
    const pretended = demoContent(request.url);
    if (pretended) {
      await request.onPiece?.(pretended);
      return { status: 200, phrase: '', beginning: pretended, whole: true };
    }
  }
  try {
    const limits = { patienceMs: ANSWER_MS, keptBytes: MOST_BYTES };
    const answer = await askOutside(services, { ...limits, ...request });
    if (answer.status >= 300 && answer.status < 400) {
      throw conflict(
        `El otro sistema respondió ${answer.status}: manda a otra dirección, y eso no se sigue.`,
      );
    }
    if (answer.status === 200 && !answer.whole) {
      throw cutOff(limit());
    }
    return answer;
  } catch (error) {
    if (error instanceof OutsideFault) throw conflict(error.message);
    throw error;
  }
}
