import { enterNews } from '@contract/news/newsAcciones';
import { implement } from '../../engine/acciones/implement';
import { enterFor } from './enterFor';
import { presentNews } from './presentNews';

export const enterNewsHandler = implement(
  enterNews,
  async ({ personId, certificate, validated, ...fields }, context) => {
    const id = await enterFor(context, { personId, validated, certificate }, fields);
    return presentNews(context, id);
  },
);
