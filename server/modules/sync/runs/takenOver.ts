/** Another process does the work of this one: it keeps nothing more of its own, and leaves the run to the other. */
export class TakenOver extends Error {
  override name = 'TakenOver';
}
