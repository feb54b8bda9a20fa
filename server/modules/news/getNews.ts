import { getNews } from '@contract/news/getNews';
import { implement } from '../../engine/acciones/implement';
import { presentNews } from './presentNews';

export const getNewsHandler = implement(getNews, ({ id }, context) => presentNews(context, id));
