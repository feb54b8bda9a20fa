import { showLinks } from '@contract/search/searchAcciones';
import { implement } from '../../engine/acciones/implement';
import { findByPath } from '../../engine/search/findByPath';

export const showLinksHandler = implement(showLinks, async ({ paths }, context) => ({
  cards: await findByPath(context, paths),
}));
