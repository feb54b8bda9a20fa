import * as comments from './countCommentAcciones';
import * as counting from './countingAcciones';
import * as lines from './countLineAcciones';
import * as counts from './stockCountAcciones';

export const countersAcciones = { ...counts, ...lines, ...counting, ...comments };
