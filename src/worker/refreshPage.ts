import { keep } from './shellCache';
import { shellList } from './shellList';

const own = new Set(shellList.first);

const isOfThisVersion = (html: string) =>
  (html.match(/\/assets\/[^"\s]+/g) ?? []).every((path) => own.has(path));

/** The look of the organisation stands in the page; that of another version comes with its own worker. */
export async function refreshPage(page: string): Promise<void> {
  const answer = await fetch(page, { headers: { accept: 'text/html' } });
  if (answer.ok && isOfThisVersion(await answer.clone().text())) await keep(page, answer);
}
