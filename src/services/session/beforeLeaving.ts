type Task = () => Promise<unknown>;

const tasks = new Set<Task>();
const patience = 3_000;

/** The task must still send something in the name of the person who signs out; the returned function takes it back. */
export function beforeLeaving(task: Task): () => void {
  tasks.add(task);
  return () => void tasks.delete(task);
}

/** Asks all to finish, but nobody is kept here by a server that does not answer. */
export async function finishBeforeLeaving(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patience));
  if (tasks.size > 0)
    await Promise.race([Promise.allSettled([...tasks].map((run) => run())), late]);
}
