import { getNews } from '@contract/news/newsAcciones';
import { listNewsTypes } from '@contract/news/newsTypeAcciones';
import { news, newsType } from '../../db/schema/news';
import { namedBy } from '../../engine/audit/namedBy';

export const newsName = namedBy({
  entity: 'news',
  fields: ['newsId'],
  opens: getNews,
  table: news,
  person: news.personId,
  days: [news.fromDay, news.toDay],
  link: (id) => `/news/${id}`,
});

export const newsTypeName = namedBy({
  entity: 'newsType',
  reads: listNewsTypes,
  fields: ['news.typeId'],
  table: newsType,
  name: newsType.name,
});
