import { addCertificate } from '@contract/news/newsAcciones';
import { implement } from '../../engine/acciones/implement';
import { certificateOf } from '../../engine/files/certificateOf';
import { lockNews } from './lockNews';
import { presentNews } from './presentNews';
import { recordNews } from './recordNews';
import { storeNews } from './storeNews';

export const addCertificateHandler = implement(
  addCertificate,
  async ({ id, version, certificate }, context) => {
    const { news: before } = await lockNews(context, { id, version }, 'certificate');
    const after = await storeNews(context, before, await certificateOf(context, certificate));
    const { accountId } = context.viewer;
    await recordNews(context, { id, kind: 'certificate', accountId, before, after });
    return presentNews(context, id);
  },
);
