import type { FeatureManifest } from '@/components/shell/featureManifest';
import { notifications } from '@/features/notifications';
import { orders } from '@/features/orders';
import { profile } from '@/features/profile';
import { users } from '@/features/users';

/** One line per feature. */
export const modules: readonly FeatureManifest[] = [orders, users, notifications, profile];
