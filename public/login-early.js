// Until the page comes alive: fills in the remembered user, and keeps an early Enter for later.
(() => {
  const form = document.querySelector('.login-static');
  if (!form) return;
  const { usuario, clave, recordar } = form.elements;

  try {
    const { rememberedUser, server } = JSON.parse(localStorage.getItem('CONFIG') ?? '{}') ?? {};
    if (typeof server === 'string') form.querySelector('details').open = true;
    if (typeof rememberedUser === 'string' && usuario.value === '') {
      usuario.value = rememberedUser;
      recordar.checked = true;
    }
  } catch {
    // A damaged item counts as empty.
  }

  // On a phone the focus would open the keyboard over the page.
  const untouched = document.activeElement === document.body;
  if (untouched && matchMedia('(pointer: fine)').matches) {
    (usuario.value === '' ? usuario : clave).focus();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset.early = 'submit';
    form.querySelector('button').textContent = 'Ingresando…';
  });

  // Disabled in the HTML: an Enter before this line would have sent the form without us and lost it.
  form.querySelector('button').disabled = false;

  const broken = ({ target }) => {
    if (target instanceof HTMLScriptElement && form.isConnected) {
      form.querySelector('#login-broken').hidden = false;
    }
  };
  addEventListener('error', broken, true);
})();
