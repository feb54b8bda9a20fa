import * as visits from './visitAcciones';
import * as purposes from './visitPurposeAcciones';
import * as walk from './visitWalkAcciones';

export const visitsAcciones = { ...visits, ...purposes, ...walk };
