import type { Db } from '../../db/Db';
import type { Services } from '../acciones/context';
import type { ChoreSign } from './tasks';

/** Work that nobody asks for. */
export interface Chore extends ChoreSign {
  run(db: Db, services: Services): Promise<void>;
}
