import type { PayRunFields } from '@contract/liquidations/payRun';
import { invalid } from '../../engine/http/fault';

const MOST_PERCENT = 1000;

/** An adjustment looks at months that came before its own, with a raise; no other kind looks back so. */
export function settleAdjustment<Fields extends PayRunFields>(fields: Fields): Fields {
  const { kind, period, since, raise, raiseValue } = fields;
  if (kind !== 'adjustment')
    return { ...fields, since: '', raise: null, raiseValue: null, category: null };
  if (since === '') throw invalid({ since: 'Elegí desde qué mes.' });
  if (since >= period) throw invalid({ since: 'Elegí un mes anterior al de la liquidación.' });
  if (raise === null) throw invalid({ raise: 'Elegí con qué sueldo se comparan.' });
  if (raise === 'record') return { ...fields, raiseValue: null };
  if (!Number(raiseValue)) throw invalid({ raiseValue: 'Escribí cuánto aumenta.' });
  if (raise === 'percent' && Number(raiseValue) > MOST_PERCENT)
    throw invalid({ raiseValue: `Un porcentaje va hasta ${MOST_PERCENT}.` });
  return fields;
}
