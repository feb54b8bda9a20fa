import { PartBar } from '@/components/chart/PartBar';
import type { EnvelopeRow } from '@/services/wms/generated/signed.gen';
import { signedProgress } from '../signedTexts';

/** How many of the signatures asked for are there. */
export function EnvelopeProgress({ counts }: Pick<EnvelopeRow, 'counts'>) {
  const { signed, total } = signedProgress(counts);
  return total === 0 ? null : <PartBar label="Firmas" part={signed} whole={total} />;
}
