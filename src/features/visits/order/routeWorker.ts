import { bestRoute } from '@contract/visits/bestRoute';
import type { RoutePlan, RouteStop } from '@contract/visits/walkRoute';

/** Looks for a short order beside the page, which goes on answering whoever uses it. */
addEventListener('message', ({ data }: MessageEvent<{ stops: RouteStop[]; plan: RoutePlan }>) =>
  postMessage(bestRoute(data.stops, data.plan).map(({ id }) => id)),
);
