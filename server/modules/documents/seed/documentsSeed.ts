import type { ModuleSeed } from '../../../engine/module';
import { seedDocumentRequest } from './seedDocumentRequest';
import { seedDocuments } from './seedDocuments';
import { seedDocumentTypes } from './seedDocumentTypes';

export const documentsSeed: ModuleSeed = {
  product: seedDocumentTypes,
  async demo({ db, services, people, hr: [keeper] }) {
    await seedDocuments(db, services.files, people, keeper);
    await seedDocumentRequest(db, people, keeper);
  },
};
