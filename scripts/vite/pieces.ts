import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const signIn = source('src/login.tsx');
const calls = source('src/features/session/sessionCalls.ts');
const app = source('src/app/main.tsx');

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** All that a module needs before it runs. */
function reachedFrom(entry: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) take(imported);
  };
  take(entry);
  found.delete(entry);
  return found;
}

/** A new version changes our own code alone: what visitors have of the libraries stays good. */
function startPieces(name: string, entry: string, priority: number) {
  let reached: Set<string> | undefined;
  const named = (piece: string, test: RegExp, priority: number) => ({
    name: (id: string, graph: Graph): string | null => {
      reached ??= reachedFrom(entry, graph);
      return reached.has(id) ? piece : null;
    },
    debugName: piece,
    test,
    priority,
  });
  return [
    named(`${name}-libraries`, /[\\/]node_modules[\\/]/, priority + 1),
    // What only the sign-in page has stays with it.
    named(name, /^(?!.*[\\/]features[\\/]session[\\/])/, priority),
  ];
}

/** Each piece costs a trip to the server, and one to the worker: what is nearly always needed together is one. */
export const pieces = {
  groups: [
    // Taken first, so that the sign-in page never waits for the app.
    ...startPieces('base', signIn, 6),
    // The sign-in page asks through them, without running the app.
    ...startPieces('calls', calls, 4),
    ...startPieces('app', app, 2),
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
