import * as series from './series/visitSeriesAcciones';
import * as visits from './visitAcciones';
import * as acts from './visitActAcciones';
import * as claims from './visitClaimAcciones';
import * as figures from './visitFigureAcciones';
import * as orders from './visitOrderAcciones';
import * as purposes from './visitPurposeAcciones';
import * as walk from './visitWalkAcciones';

export const visitsAcciones = {
  ...visits,
  ...series,
  ...purposes,
  ...walk,
  ...orders,
  ...figures,
  ...claims,
  ...acts,
};
