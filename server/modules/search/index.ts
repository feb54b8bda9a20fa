import { defineModule } from '../../engine/module';
import { searchAllHandler } from './searchAll';

export const searchModule = defineModule({ handlers: { searchAll: searchAllHandler } });
