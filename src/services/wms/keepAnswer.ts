import type { UnknownAction } from '@reduxjs/toolkit';

interface Saving<Value> {
  dispatch: (action: UnknownAction) => unknown;
  queryFulfilled: Promise<{ data: Value }>;
}

/** The answer of a change is the record as it stands now: the next step needs no other question. One that waits answers nothing yet. */
export const keepAnswer =
  <Value>(keep: (value: Value) => UnknownAction) =>
  async (_input: unknown, { dispatch, queryFulfilled }: Saving<Value>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer?.data) dispatch(keep(answer.data));
  };
