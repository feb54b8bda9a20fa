import path from 'node:path';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Where people land, and their slips: what a visit begins with. */
export const firstPages: Readonly<Record<string, string>> = {
  '/posts': 'src/features/posts/pages/WallPage.tsx',
  '/orders': 'src/features/orders/pages/BoardPage.tsx',
  '/users': 'src/features/users/pages/UsersPage.tsx',
  '/receipts': 'src/features/receipts/pages/OwnReceiptsPage.tsx',
};
// An administrator lands at the people, whose grid is more than a telephone should bring before it knows who comes.
const landings = ['/posts', '/orders'];

/** The pieces that a module needs, its own first. */
function piecesOf(module: string, bundle: Bundle): Set<string> {
  const found = new Set<string>();
  const take = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const imported of file.imports) take(imported);
  };
  const file = Object.values(bundle).find(
    (one) => one.type === 'chunk' && one.facadeModuleId === path.resolve(module),
  );
  if (!file) throw new Error(`${module} has no piece of its own`);
  take(file.fileName);
  return found;
}

const addresses = (names: Iterable<string>) => [...names].map((name) => `/${name}`).join(' ');

/**
 * Tells the sign-in page what the app starts with, to be fetched while a password is typed; and the app's page what
 * its first pages need, so that boot.js asks for it at once and not after the app has run.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { path: page, bundle }) => {
        if (!bundle) return [];
        const app = piecesOf('index.html', bundle);
        const pages = Object.entries(firstPages).map(([address, module]) => ({
          address,
          files: [...piecesOf(module, bundle)].filter((name) => !app.has(name)),
        }));
        const meta = (name: string, content: string) => [
          { tag: 'meta', attrs: { name, content }, injectTo: 'head-prepend' as const },
        ];
        if (page.endsWith('login.html')) {
          const landed = pages.filter(({ address }) => landings.includes(address));
          const files = new Set([...app, ...landed.flatMap((one) => one.files)]);
          return meta('anden-app', addresses(files));
        }
        const lines = pages.map(({ address, files }) => `${address} ${addresses(files)}`);
        return meta('anden-pages', lines.join('|'));
      },
    },
  };
}
