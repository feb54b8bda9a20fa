import { saveLogo } from '@contract/organisation/settingsAcciones';
import { implement } from '../../engine/acciones/implement';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { changeLogo } from './changeLogo';

export const saveLogoHandler = implement(saveLogo, async ({ logo, version }, context) => {
  await requireUploads(context.db, context.viewer.accountId, 'brand', { logo });
  return changeLogo(context, logo, version);
});
