import { kioskRecord } from '@contract/markings/kiosk';
import { recordForm } from '@/components/record/recordForm';

export const kioskForm = (siteName: (id: number | '') => string) =>
  recordForm(kioskRecord, { show: { siteId: siteName } });
