import { loadCalls } from './askServer';

const isPassword = (target: unknown) =>
  target instanceof HTMLInputElement && target.autocomplete.endsWith('password');

function fetchFiles(): void {
  void loadCalls().catch(() => undefined);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="anden-app"]');
  for (const href of meta?.content.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}

/** While somebody types a password, the app that comes after arrives; nothing of it runs here. */
export function preloadApp(): void {
  if (isPassword(document.activeElement)) {
    fetchFiles();
    return;
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!isPassword(target)) return;
    document.removeEventListener('focusin', onFocus);
    fetchFiles();
  };
  document.addEventListener('focusin', onFocus);
}
