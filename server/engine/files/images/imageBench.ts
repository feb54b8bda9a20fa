import type { WorkTools } from '../../workshop/serveWork';

/** Pictures that somebody brought are worked on here. */
export const imageBench = {
  shrinkImage: async (_tools: WorkTools, from: Uint8Array, larger: number) => {
    const { shrinkImage } = await import('./shrinkImage');
    return shrinkImage(from, larger);
  },
  shrinkLogo: async (_tools: WorkTools, from: Uint8Array, larger: number) => {
    const { shrinkLogo } = await import('./shrinkImage');
    return shrinkLogo(from, larger);
  },
};
