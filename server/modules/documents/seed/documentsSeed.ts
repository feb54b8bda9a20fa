import type { ModuleSeed } from '../../../engine/module';
import { seedDocumentTypes } from './seedDocumentTypes';

export const documentsSeed: ModuleSeed = {
  product: seedDocumentTypes,
  async demo({ db, services, people, hr: [keeper] }) {
    const { seedDocuments } = await import('./seedDocuments');
    const { seedDocumentRequest } = await import('./seedDocumentRequest');
    await seedDocuments(db, services.files, people, keeper);
    await seedDocumentRequest(db, people, keeper);
  },
};
