import type { Db } from '../../db/Db';
import type { Services } from '../acciones/context';

/** What papers are made and sealed with, in a request, in a task or while the demo is filled. */
export interface SigningTools {
  db: Db;
  services: Pick<Services, 'certificate' | 'files' | 'pdf'>;
}
