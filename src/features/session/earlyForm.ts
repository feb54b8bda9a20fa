import { formInput } from './formInput';

type Caret = readonly [number | null, number | null];

/** A person did this in the static form before the page came alive. */
export interface EarlyForm {
  usuario: string;
  clave: string;
  servidor: string;
  serverOpen: boolean;
  remember?: boolean;
  /** Name of the field that had the focus, and where in it. */
  focus?: string;
  caret?: Caret;
  submitted: boolean;
}

export const emptyForm: EarlyForm = {
  usuario: '',
  clave: '',
  servidor: '',
  serverOpen: false,
  submitted: false,
};

/** Read at the last moment before the static form is replaced, so that no key press falls in between. */
export function readEarlyForm(form: HTMLFormElement | null): EarlyForm {
  if (!form) return emptyForm;
  const input = (name: string) => formInput(form, name);
  const active = document.activeElement;
  const focused = active instanceof HTMLInputElement && active.form === form ? active : undefined;
  return {
    usuario: input('usuario')?.value ?? '',
    clave: input('clave')?.value ?? '',
    servidor: input('servidor')?.value ?? '',
    serverOpen: form.querySelector('details')?.open ?? false,
    remember: input('recordar')?.checked,
    focus: focused?.name,
    caret: focused ? [focused.selectionStart, focused.selectionEnd] : undefined,
    submitted: form.dataset.early === 'submit',
  };
}
