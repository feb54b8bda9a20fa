import type { ListRequest } from './listRequest';

export const listWindow = ({ page, size }: Pick<ListRequest, 'page' | 'size'>) => ({
  limit: size,
  offset: (page - 1) * size,
});
