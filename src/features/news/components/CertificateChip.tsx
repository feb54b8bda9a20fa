import { newsRecord } from '@contract/news/newsRecord';
import Chip from '@mui/material/Chip';
import type { NewsRow } from '@/services/wms/generated/news.gen';

const tones = { none: 'default', owed: 'warning', late: 'error', given: 'success' } as const;

export function CertificateChip({ certificate }: Pick<NewsRow, 'certificate'>) {
  if (certificate === 'none') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={tones[certificate]}
      label={`Certificado: ${newsRecord.shown.certificate.labels[certificate].toLowerCase()}`}
    />
  );
}
