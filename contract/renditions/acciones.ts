import * as renditions from './renditionAcciones';
import * as lines from './renditionLineAcciones';

export const renditionsAcciones = { ...renditions, ...lines };
