import { daysInWords } from '@contract/core/daysInWords';
import { daysText } from './movementText';

/** "Vacaciones, del 04/01/2027 al 17/01/2027, 14 días". */
export const leaveTitle = (
  typeName: string,
  row: { fromDay: string; toDay: string; part: string; days: string | number },
) => `${typeName}, ${daysInWords(row)}, ${daysText(Number(row.days))}`;
