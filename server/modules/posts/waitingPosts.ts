import { waitsInList } from '../../engine/waiting/waitsInList';
import { postsList } from './postQueries';

export const waitingPosts = [
  waitsInList({
    module: 'posts',
    label: ['Publicación para confirmar', 'Publicaciones para confirmar'],
    list: postsList,
    filters: [{ field: 'pendingConfirmation', operator: 'is', value: true }],
    path: '/posts?pending=1',
  }),
];
