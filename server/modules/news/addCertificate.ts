import { addCertificate } from '@contract/news/newsAcciones';
import { implement } from '../../engine/acciones/implement';
import { certificateOf } from '../../engine/files/certificateOf';
import { newsStore } from './newsStore';
import { presentNews } from './presentNews';

export const addCertificateHandler = implement(
  addCertificate,
  async ({ id, version, certificate }, context) => {
    const target = { id, version, action: 'certificate', kind: 'certificate' } as const;
    await newsStore.change(context, target, () => certificateOf(context, certificate));
    return presentNews(context, id);
  },
);
