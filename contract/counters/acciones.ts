import * as accuracy from './accuracyAcciones';
import * as comments from './countCommentAcciones';
import * as counting from './countingAcciones';
import * as lines from './countLineAcciones';
import * as due from './dueAcciones';
import * as counts from './stockCountAcciones';

export const countersAcciones = {
  ...counts,
  ...lines,
  ...counting,
  ...comments,
  ...accuracy,
  ...due,
};
