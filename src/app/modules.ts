import type { FeatureManifest } from '@/components/shell/featureManifest';
import { admin } from '@/features/admin';
import { calendar } from '@/features/calendar';
import { documents } from '@/features/documents';
import { holidays } from '@/features/holidays';
import { news } from '@/features/news';
import { notifications } from '@/features/notifications';
import { orders } from '@/features/orders';
import { posts } from '@/features/posts';
import { profile } from '@/features/profile';
import { receiptCampaigns, receipts } from '@/features/receipts';
import { requests } from '@/features/requests';
import { signed } from '@/features/signed';
import { summary } from '@/features/summary';
import { users } from '@/features/users';
import { verify } from '@/features/verify';
import { workflow } from '@/features/workflow';

/** One line per feature. */
export const modules: readonly FeatureManifest[] = [
  summary,
  posts,
  orders,
  users,
  calendar,
  news,
  notifications,
  profile,
  workflow,
  holidays,
  documents,
  signed,
  receipts,
  receiptCampaigns,
  requests,
  admin,
  verify,
];
