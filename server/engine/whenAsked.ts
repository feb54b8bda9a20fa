/** A function whose module is loaded when it is first called: a server that starts keeps little of what is seldom asked. */
export const whenAsked =
  <Given extends unknown[], Answer>(load: () => Promise<(...given: Given) => Promise<Answer>>) =>
  async (...given: Given): Promise<Answer> =>
    (await load())(...given);
