import type { FeatureManifest } from '@/components/shell/featureManifest';
import { orders } from '@/features/orders';
import { profile } from '@/features/profile';

/** One line per feature. */
export const modules: readonly FeatureManifest[] = [orders, profile];
