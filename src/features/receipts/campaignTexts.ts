import type { ReceiptCampaign } from '@/services/wms/generated/receipts.gen';
import { formatDate } from '@/utils/dates';

export type Counted = Pick<
  ReceiptCampaign,
  'published' | 'opened' | 'signed' | 'dissented' | 'unanswered' | 'overdue'
>;

/** "3 en disconformidad, 1 sin responder · 12 fuera de término": only what there is. */
export function leftText({ dissented, unanswered, overdue }: Counted): string {
  const waits = unanswered > 0 ? `, ${unanswered} sin responder` : '';
  return [
    dissented > 0 ? `${dissented} en disconformidad${waits}` : '',
    overdue > 0 ? `${overdue} fuera de término` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** "Hasta el 20/11/2026 · 12 fuera de término". */
export function campaignText(row: Counted & Pick<ReceiptCampaign, 'dueOn'>): string {
  const until = `Hasta el ${formatDate(row.dueOn, 'DD/MM/AAA')}`;
  return [until, leftText(row)].filter(Boolean).join(' · ');
}

const sum = <Row extends Counted>(rows: readonly Row[]): Counted =>
  rows.reduce<Counted>(
    (total, row) => ({
      published: total.published + row.published,
      opened: total.opened + row.opened,
      signed: total.signed + row.signed,
      dissented: total.dissented + row.dissented,
      unanswered: total.unanswered + row.unanswered,
      overdue: total.overdue + row.overdue,
    }),
    { published: 0, opened: 0, signed: 0, dissented: 0, unanswered: 0, overdue: 0 },
  );

/** The areas under their sites, each site with the sum of its areas. */
export function bySite<Row extends Counted & { siteId: number; siteName: string }>(
  rows: readonly Row[],
) {
  const sites = new Map<number, Row[]>();
  for (const row of rows) sites.set(row.siteId, [...(sites.get(row.siteId) ?? []), row]);
  return [...sites].map(([siteId, areas]) => ({
    siteId,
    siteName: areas[0]?.siteName ?? '',
    areas,
    total: sum(areas),
  }));
}
