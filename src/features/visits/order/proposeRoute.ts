import type { RoutePlan, RouteStop } from '@contract/visits/walkRoute';

/** The ids of some stops in the order that the product proposes. */
export function proposeRoute(stops: readonly RouteStop[], plan: RoutePlan): Promise<number[]> {
  const worker = new Worker(new URL('./routeWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<number[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('the order was not reckoned')));
    worker.postMessage({ stops, plan });
  }).finally(() => worker.terminate());
}
