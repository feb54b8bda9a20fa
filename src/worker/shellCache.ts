import { shellList } from './shellList';

const prefix = 'anden-';

let opened: Promise<Cache> | undefined;
const open = () => {
  opened ??= caches.open(prefix + shellList.version);
  return opened;
};

// The address alone decides the file: neither Origin nor Accept-Encoding makes another one of it.
const byAddress = { ignoreVary: true } as const;

/** From this version, else from the one before: a page that began with it still asks for its pieces. */
export async function kept(path: string): Promise<Response | undefined> {
  const own = await (await open()).match(path, byAddress);
  return own ?? caches.match(path, byAddress);
}

/** The file of this version alone. */
export const keptHere = async (path: string) => (await open()).match(path, byAddress);

export async function keep(path: string, answer: Response): Promise<void> {
  await (await open()).put(path, answer);
}

async function bring(path: string): Promise<void> {
  // Its name holds its content: what the version before had is the same.
  const same = path.startsWith('/assets/') ? await kept(path) : undefined;
  const answer = same ?? (await fetch(new Request(path, { priority: 'low', cache: 'default' })));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  await keep(path, answer);
}

const AT_ONCE = 4;

/** Brings what is missing, a few at a time, so that a page that asks for something meanwhile gets it. */
export async function bringAll(paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (!(await keptHere(path))) await bring(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Two versions stay: a form half written in the one before goes on in its tab. */
export async function dropOldVersions(): Promise<void> {
  const own = prefix + shellList.version;
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
