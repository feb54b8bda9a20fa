const form = document.getElementById('formulario');
const notice = document.getElementById('aviso');
const button = form.querySelector('button');
const file = document.getElementById('archivo');
const chosen = document.getElementById('elegir');

const session = () => {
  try {
    return JSON.parse(localStorage.getItem('USER') ?? '{}');
  } catch {
    return {};
  }
};

file.addEventListener('change', () => {
  const [picked] = file.files;
  chosen.textContent = picked ? picked.name : 'Elegir imagen…';
  button.disabled = !picked;
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  notice.textContent = 'Guardando…';
  try {
    const { persona, usuario, token } = form.dataset;
    const call = { token, accion: 'legajo.guardarImagen', nusuario: usuario };
    const body = new FormData(form);
    body.set('personId', persona);
    for (const [name, value] of Object.entries(call)) body.set(name, value);
    const response = await fetch(`/web-service?${new URLSearchParams(call)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session().JWT ?? ''}` },
      body,
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    const image = document.getElementById('imagen');
    image.src = `${answer.url}?v=${answer.version}`;
    notice.textContent = 'La imagen quedó guardada.';
    form.reset();
    chosen.textContent = 'Elegir imagen…';
  } catch (error) {
    notice.textContent = error.message || 'No se pudo guardar la imagen.';
  } finally {
    button.disabled = file.files.length === 0;
  }
});
