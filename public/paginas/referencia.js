const main = document.querySelector('main');

const resolve = (spec, schema) => {
  const name = schema?.$ref?.split('/').pop();
  return name ? spec.components.schemas[name] : schema;
};

const showSchemas = async () => {
  const spec = await (await fetch('/referencia/openapi.json')).json();
  for (const section of document.querySelectorAll('section.accion')) {
    const { accion, metodo } = section.dataset;
    const operation = spec.paths[`/${accion}`][metodo.toLowerCase()];
    const content = operation.requestBody?.content ?? {};
    const input = operation.parameters ?? resolve(spec, Object.values(content)[0]?.schema) ?? {};
    const output = resolve(spec, operation.responses['200'].content['application/json'].schema);
    section.querySelector('[data-esquema=entrada]').textContent = JSON.stringify(input, null, 2);
    section.querySelector('[data-esquema=respuesta]').textContent = JSON.stringify(output, null, 2);
  }
};

const session = () => {
  try {
    return JSON.parse(localStorage.getItem('USER') ?? '{}');
  } catch {
    return {};
  }
};

const send = async (form) => {
  const { accion } = form.closest('section').dataset;
  const result = form.querySelector('.resultado');
  try {
    const fields = JSON.parse(form.querySelector('textarea').value || '{}');
    const { ID, JWT } = session();
    const call = { token: main.dataset.token, accion, ...(ID ? { nusuario: String(ID) } : {}) };
    const headers = { 'content-type': 'application/json' };
    if (JWT) headers.authorization = `Bearer ${JWT}`;
    const response = await fetch(`/web-service?${new URLSearchParams(call)}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...fields, ...call }),
    });
    const text = await response.text();
    result.textContent = `${response.status} ${response.statusText}\n${JSON.stringify(JSON.parse(text), null, 2)}`;
  } catch (error) {
    result.textContent = `No se pudo enviar: ${error.message}`;
  }
};

document.addEventListener('submit', (event) => {
  event.preventDefault();
  send(event.target);
});

document.getElementById('buscar').addEventListener('input', (event) => {
  const wanted = event.target.value.trim().toLowerCase();
  for (const section of document.querySelectorAll('section.accion')) {
    section.hidden = !section.textContent.toLowerCase().includes(wanted);
  }
});

showSchemas();
