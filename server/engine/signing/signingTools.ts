import type { Db } from '../../db/Db';
import type { Services } from '../acciones/context';

/** Papers are made and sealed with these, in a request, in a task or while the demo is filled. */
export interface SigningTools {
  db: Db;
  services: Pick<Services, 'certificate' | 'files' | 'pdf'>;
}
