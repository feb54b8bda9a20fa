import type { Db } from '../../db/client';
import type { Services } from '../acciones/context';

/** Work that nobody asks for. */
export interface Chore {
  name: string;
  /** What it does, for who looks after the server. */
  title: string;
  /** Minute and hour, each a number or a star, in UTC. */
  cron: string;
  run(db: Db, services: Services): Promise<void>;
}
