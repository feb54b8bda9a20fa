import { DateTime } from 'luxon';
import { defineFind } from '../../engine/search/find';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { postsList } from './postQueries';

export const postsFind = defineFind({
  kind: 'post',
  label: 'Publicaciones',
  under: ['/posts'],
  list: postsList,
  all: (words) => `/posts?q=${encodeURIComponent(words)}`,
  show: ({ id, title, publishedAt }) => ({
    id,
    title,
    detail: `Publicada el ${DateTime.fromJSDate(publishedAt, { zone: DEFAULT_ZONE }).toFormat('dd/MM/yyyy')}`,
    link: `/posts/${id}`,
    imageUrl: null,
  }),
});
