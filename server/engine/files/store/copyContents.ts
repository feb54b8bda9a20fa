import type { FileStore } from './fileStore';

export interface Copied {
  brought: number;
  /** Not there to be copied: lost already, or never here. */
  lost: number;
}

/** Brings to one store what another holds; what is there already is not sent again. */
export async function copyContents(
  hashes: readonly string[],
  from: FileStore,
  to: FileStore,
): Promise<Copied> {
  const copied: Copied = { brought: 0, lost: 0 };
  for (const sha256 of hashes) {
    if ((await to.size(sha256)) !== null) continue;
    const bytes = await from.size(sha256);
    if (bytes === null) {
      copied.lost += 1;
      continue;
    }
    await to.keep({ sha256, bytes }, () => from.read(sha256));
    copied.brought += 1;
  }
  return copied;
}
