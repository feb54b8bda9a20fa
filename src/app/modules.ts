import type { FeatureManifest } from '@/components/shell/featureManifest';
import { admin } from '@/features/admin';
import { calendar } from '@/features/calendar';
import { chats } from '@/features/chats';
import { closes } from '@/features/closes';
import { counters } from '@/features/counters';
import { documents } from '@/features/documents';
import { garnishments } from '@/features/garnishments';
import { holidays } from '@/features/holidays';
import { hours } from '@/features/hours';
import { incomeTax } from '@/features/incomeTax';
import { liquidations } from '@/features/liquidations';
import { loans } from '@/features/loans';
import { kiosk, markings } from '@/features/markings';
import { news } from '@/features/news';
import { notifications } from '@/features/notifications';
import { orders } from '@/features/orders';
import { posts } from '@/features/posts';
import { profile } from '@/features/profile';
import { receiptCampaigns, receipts } from '@/features/receipts';
import { receiving } from '@/features/receiving';
import { applying, referrals } from '@/features/referrals';
import { reimbursements } from '@/features/reimbursements';
import { renditions } from '@/features/renditions';
import { requests } from '@/features/requests';
import { schedules } from '@/features/schedules';
import { signed } from '@/features/signed';
import { summary } from '@/features/summary';
import { sync } from '@/features/sync';
import { users } from '@/features/users';
import { verify } from '@/features/verify';
import { visits } from '@/features/visits';
import { workflow } from '@/features/workflow';

/** Each feature has a line. */
export const modules: readonly FeatureManifest[] = [
  summary,
  posts,
  chats,
  orders,
  receiving,
  counters,
  users,
  calendar,
  markings,
  hours,
  news,
  notifications,
  profile,
  workflow,
  holidays,
  schedules,
  documents,
  signed,
  receipts,
  receiptCampaigns,
  liquidations,
  garnishments,
  incomeTax,
  reimbursements,
  renditions,
  loans,
  requests,
  closes,
  admin,
  verify,
  kiosk,
  visits,
  referrals,
  applying,
  sync,
];
