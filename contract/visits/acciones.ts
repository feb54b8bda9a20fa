import * as series from './series/visitSeriesAcciones';
import * as visits from './visitAcciones';
import * as figures from './visitFigureAcciones';
import * as orders from './visitOrderAcciones';
import * as purposes from './visitPurposeAcciones';
import * as walk from './visitWalkAcciones';

export const visitsAcciones = { ...visits, ...series, ...purposes, ...walk, ...orders, ...figures };
