import { type PushedEvent, scope } from './workerScope';

interface Shown {
  title: string;
  body: string;
  link: string;
  tag: string;
}

/** Something has to be shown whatever comes, or the browser says by itself that the page was updated in the background. */
const anything: Shown = {
  title: 'Andén',
  body: 'Tenés un aviso nuevo.',
  link: '/notifications',
  tag: 'aviso',
};

function readShown({ data }: PushedEvent): Shown {
  try {
    const found = data?.json() as Record<string, unknown> | null;
    const textOf = (key: keyof Shown) => {
      const value = found?.[key];
      return typeof value === 'string' ? value : anything[key];
    };
    return {
      title: textOf('title'),
      body: textOf('body'),
      link: textOf('link'),
      tag: textOf('tag'),
    };
  } catch {
    return anything;
  }
}

/** Shows what the server pushed; one about the same takes the place of the one before. */
export function showPush(event: PushedEvent): void {
  const { title, body, link, tag } = readShown(event);
  const options = { body, tag, lang: 'es-AR', data: link, icon: '/icons/any-192.png' };
  event.waitUntil(scope.registration.showNotification(title, options));
}
