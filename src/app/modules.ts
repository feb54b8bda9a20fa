import type { FeatureManifest } from '@/components/shell/featureManifest';
import { admin } from '@/features/admin';
import { notifications } from '@/features/notifications';
import { orders } from '@/features/orders';
import { posts } from '@/features/posts';
import { profile } from '@/features/profile';
import { users } from '@/features/users';

/** One line per feature. */
export const modules: readonly FeatureManifest[] = [
  posts,
  orders,
  users,
  notifications,
  profile,
  admin,
];
