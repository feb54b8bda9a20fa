/** The viewer sees as somebody else: this says who really asks, and until when. */
export interface Viewing {
  id: string;
  kind: 'role' | 'person';
  name: string;
  /** The account of who really asks. */
  actorId: number;
  until: Date;
  comeBackTo: string;
}

export const VIEW_MINUTES = 30;
