import * as ahead from './aheadAcciones';
import * as arrivals from './arrivalAcciones';
import * as intakes from './intakeAcciones';
import * as puts from './putAwayAcciones';
import * as reorders from './reorderAcciones';
import * as suppliers from './supplierAcciones';

export const receivingAcciones = {
  ...ahead,
  ...arrivals,
  ...intakes,
  ...puts,
  ...reorders,
  ...suppliers,
};
