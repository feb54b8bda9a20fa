import { getNews } from '@contract/news/newsAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentNews } from './presentNews';

export const getNewsHandler = implement(getNews, ({ id }, context) => presentNews(context, id));
