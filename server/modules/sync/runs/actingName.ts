import { forbidden } from '../../../engine/http/fault';
import { openDefinition } from '../../../engine/imports/registry';
import type { JobRun } from '../../../engine/jobs/jobRunner';
import { readAccountViewer } from '../../../engine/session/readViewer';

/** The name that a link acts in has the rights of this moment, and not those of when it was given. */
export async function viewerFor(job: JobRun, accountId: number) {
  const viewer = await readAccountViewer(job.services.database.db, accountId);
  if (!viewer) throw forbidden('Quien da su nombre ya no puede entrar: elegí a otra persona.');
  return viewer;
}

export function definitionFor(viewer: Parameters<typeof openDefinition>[0], what: string) {
  try {
    return openDefinition(viewer, what);
  } catch {
    throw forbidden('Quien da su nombre ya no puede importarlo: elegí a otra persona.');
  }
}
