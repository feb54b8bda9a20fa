import type { Context } from '../../acciones/context';
import { turnOf } from '../../signing/turnOf';
import { imageWork } from '../images/imageWork';
import { storeImage } from '../images/storeImage';
import { noteUpload } from './noteUpload';
import { requireQuota } from './requireQuota';

const purpose = 'picture';
const most = { files: 60, megabytes: 100 };

/** The picture of a person, stored before the change that shows it; those that were replaced count until they go. */
export async function keepPicture(
  { db, services, viewer }: Pick<Context, 'db' | 'services' | 'viewer'>,
  file: File,
): Promise<string> {
  const { accountId } = viewer;
  await services.space.forUpload();
  await requireQuota(db, { accountId, purpose, bytes: file.size, most });
  const { hash } = await storeImage(imageWork(services.workshop, turnOf(viewer)))(
    db,
    services.files,
    file,
  );
  await noteUpload(db, { hash, accountId, purpose, name: file.name.slice(0, 200) });
  return hash;
}
