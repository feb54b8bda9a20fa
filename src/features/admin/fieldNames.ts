import { recordField } from './auditValue';
import { otherNames } from './otherNames';

/** A field in the words of its record, with the rest of its path; what has no words yet keeps its own. */
export function fieldName(path: string, entity = ''): string {
  const [field = '', ...rest] = path.split('.');
  const first = recordField(entity, field)?.label ?? otherNames[field] ?? field;
  return [first, ...rest.map((part) => otherNames[part] ?? part)].join(' · ');
}
