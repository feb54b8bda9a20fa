import { routes } from './paths';

export const newLinkPath = `${routes.sync}/new`;
export const linkPath = (id: number) => `${routes.sync}/${id}`;
export const editLinkPath = (id: number) => `${linkPath(id)}/edit`;
