type Input = Record<string, unknown>;
type Answer = object | ((input: Input) => object);

/** Answers at the wire, by accion; gives what each was asked. */
export function answerByAccion(answers: Record<string, Answer>) {
  const asked: { accion: string; input: Input }[] = [];
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    const url = new URL(address);
    const accion = url.searchParams.get('accion') ?? '';
    const input =
      typeof init?.body === 'string'
        ? (JSON.parse(init.body) as Input)
        : Object.fromEntries(url.searchParams);
    asked.push({ accion, input });
    const answer = answers[accion];
    const body = typeof answer === 'function' ? answer(input) : (answer ?? {});
    const status = 'refusedWith' in body ? Number(body.refusedWith) : answer ? 200 : 404;
    return new Response(JSON.stringify(body), { status });
  }) as typeof fetch;
  const inputsOf = (accion: string) =>
    asked.filter((call) => call.accion === accion).map(({ input }) => input);
  return { inputsOf };
}
