/** A field in which two versions of a record differ, as people read them and never as they are stored. */
export interface ConflictField {
  /** The name of the field in the form. */
  name: string;
  label: string;
  mine: string;
  stored: string;
}
