import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyForm, readEarlyForm } from './earlyForm';
import { nextAddress } from './nextAddress';

const read = (path: string) => readFileSync(join(__dirname, '../../..', path), 'utf8');

/** The static page and its own small script, as the browser gets them. */
function openStatic(config?: string): HTMLFormElement {
  localStorage.clear();
  if (config !== undefined) localStorage.setItem('CONFIG', config);
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  document.body.innerHTML = /<body[^>]*>([\s\S]*)<\/body>/.exec(read('login.html'))?.[1] ?? '';
  new Function(read('public/login-early.js'))();
  const form = document.querySelector<HTMLFormElement>('.login-static');
  if (!form) throw new Error('the static form is missing');
  return form;
}

const input = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;

it('has user before password, the server folded, and nothing inline', () => {
  const form = openStatic();
  expect(form.method).toBe('post');
  const names = Array.from(form.elements, (element) => element.getAttribute('name'));
  expect(names.slice(0, 2)).toEqual(['usuario', 'clave']);
  expect(form.querySelector('details')?.open).toBe(false);
  expect(read('login.html')).not.toMatch(/ style=| on[a-z]+=|<script>|<style/);
});

it('reads what was typed, where, and an early Enter', () => {
  const form = openStatic();
  expect(input('usuario')).toHaveFocus();
  input('usuario').value = 'anita';
  input('clave').value = 'Sec';
  input('usuario').setSelectionRange(1, 2);
  const submit = new Event('submit', { cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect(readEarlyForm(form)).toEqual({
    usuario: 'anita',
    clave: 'Sec',
    servidor: '',
    serverOpen: false,
    remember: false,
    focus: 'usuario',
    caret: [1, 2],
    submitted: true,
  });
});

it('fills in the remembered user and waits at the password', () => {
  const form = openStatic('{"rememberedUser":"ana"}');
  expect(readEarlyForm(form)).toMatchObject({ usuario: 'ana', remember: true, focus: 'clave' });
});

it('survives a damaged item', () => {
  expect(readEarlyForm(openStatic('{"rem'))).toMatchObject({ usuario: '', submitted: false });
});

it('is empty without a static form', () => {
  expect(readEarlyForm(null)).toBe(emptyForm);
});

it.each([
  ['?next=/posts', '/posts'],
  ['?next=%2Forders%3Fpage%3D2%23x', '/orders?page=2#x'],
  ['?next=//evil.test/a', undefined],
  ['?next=/%5Cevil.test', undefined],
  ['?next=/%09/evil.test', undefined],
  ['?next=/.//evil.test', undefined],
  ['?next=/posts/..//evil.test', undefined],
  ['?next=%2Flogin%2F..%2Flogin', undefined],
  ['?next=https://evil.test', undefined],
  ['?next=javascript:alert(1)', undefined],
  ['?next=/login', undefined],
  ['?next=', undefined],
  ['', undefined],
])('after %p goes to %p', (search, expected) => {
  expect(nextAddress(search, 'https://anden.test')).toBe(expected);
});
