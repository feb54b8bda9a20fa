import type { FeatureManifest } from '@/components/shell/featureManifest';

const holds = (path: string, pathname: string) =>
  pathname === path || pathname.startsWith(`${path}/`);

/** An address belongs to the module that names the longest part of it. */
export function currentModule(
  modules: readonly FeatureManifest[],
  pathname: string,
): FeatureManifest | undefined {
  let best: { module: FeatureManifest; length: number } | undefined;
  for (const module of modules) {
    for (const { path } of module.paths) {
      if (holds(path, pathname) && path.length > (best?.length ?? 0)) {
        best = { module, length: path.length };
      }
    }
  }
  return best?.module;
}
