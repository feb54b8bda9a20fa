import { listDeductionConsents } from '@contract/liquidations/consentAcciones';
import { deductionConsent } from '../../../db/schema/deductionConsents';
import { namedBy } from '../../../engine/audit/namedBy';

export const consentName = namedBy({
  entity: 'deductionConsent',
  reads: listDeductionConsents,
  table: deductionConsent,
  person: deductionConsent.personId,
  link: () => '/liquidations/consents',
});
