import { changeNewsState } from './changeNewsState';
import * as newss from './newsAcciones';
import * as newsTypes from './newsTypeAcciones';

export const newsAcciones = { ...newss, ...newsTypes, changeNewsState };
