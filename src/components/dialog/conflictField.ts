/** A field in which two versions of a record differ, as people read them and never as they are stored. */
export interface ConflictField {
  /** As the form calls it. */
  name: string;
  label: string;
  mine: string;
  stored: string;
}
