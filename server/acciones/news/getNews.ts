import { getNews } from '@contract/news/getNews';
import { implement } from '../implement';
import { presentNews } from './presentNews';

export const getNewsHandler = implement(getNews, ({ id }, context) => presentNews(context, id));
