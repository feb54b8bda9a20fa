import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const signIn = source('src/login.tsx');
const calls = source('src/features/session/sessionCalls.ts');
const app = source('src/app/main.tsx');
/** The wall, and what the shell brings as soon as its first page stands. */
const firstPage = [
  'features/posts/pages/WallPage.tsx',
  'app/shell/RefusedDialog.tsx',
  'app/shell/account/AccountPopover.tsx',
  'app/shell/phone/MoreSheet.tsx',
  'app/shell/search/SearchDialog.tsx',
  'app/shell/session/SessionOverSheet.tsx',
].map((path) => source(`src/${path}`));

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that these modules need before they run. */
function reachedFrom(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) take(imported);
  };
  for (const entry of entries) take(entry);
  for (const entry of entries) found.delete(entry);
  return found;
}

/** The sign-in page keeps what only it has. */
const sessions = /^(?!.*[\\/]features[\\/]session[\\/])/;
/** A page keeps the parts of its module, which no other page needs. */
const noFeatures = /^(?!.*[\\/]features[\\/])/;

/** A new version changes our own code alone: what visitors have of the libraries stays good. */
function startPieces(
  name: string,
  entries: readonly string[],
  priority: number,
  own: RegExp = sessions,
) {
  let reached: Set<string> | undefined;
  const named = (piece: string, test: RegExp, priority: number) => ({
    name: (id: string, graph: Graph): string | null => {
      reached ??= reachedFrom(entries, graph);
      return reached.has(id) ? piece : null;
    },
    debugName: piece,
    test,
    priority,
  });
  return [
    named(`${name}-libraries`, /[\\/]node_modules[\\/]/, priority + 1),
    named(name, own, priority),
  ];
}

/** Each piece costs a trip to the server, and one to the worker: what is nearly always needed together is one. */
export const pieces = {
  groups: [
    // Taken first, so that the sign-in page never waits for the app.
    ...startPieces('base', [signIn], 8),
    // The sign-in page asks through them, without running the app.
    ...startPieces('calls', [calls], 6),
    ...startPieces('app', [app], 4),
    // Most people land on the wall, on a telephone: they bring what it shares with others, and not all that sixty pages share.
    ...startPieces('first', firstPage, 2, noFeatures),
    {
      name: 'common',
      test: /node_modules[\\/](@mui|@popperjs)[\\/]|[\\/]src[\\/](components|utils)[\\/]/,
      minShareCount: 60,
      priority: 1,
    },
    {
      name: 'records',
      test: /node_modules[\\/]zod[\\/]|[\\/]contract[\\/]core[\\/]/,
      minShareCount: 50,
    },
  ],
};
