import { defineModule } from '../../engine/module';
import { searchAllHandler } from './searchAll';
import { showLinksHandler } from './showLinks';

export const searchModule = defineModule({
  handlers: { searchAll: searchAllHandler, showLinks: showLinksHandler },
});
