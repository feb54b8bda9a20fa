/** The props say whose part of a record it is, and how far the viewer goes with it. */
export interface PartProps {
  id: number;
  /** The viewer writes in this record. */
  keeps: boolean;
  /** It is the viewer's own. */
  own: boolean;
}
